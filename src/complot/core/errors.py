"""Refusals: a code and its details, never a sentence.

The words, in the reader's language, are added at the edge from the catalogues
(``error-not-your-turn`` and so on).
"""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    """Everything that can be refused."""

    # in a game
    GAME_OVER = "game_over"
    NOT_YOUR_TURN = "not_your_turn"
    NOT_NOW = "not_now"
    NOT_A_CHOICE = "not_a_choice"
    ONE_AT_A_TIME = "one_at_a_time"
    UNKNOWN_ACTION = "unknown_action"
    UNKNOWN_CLAIM = "unknown_claim"
    NO_SUCH_SEAT = "no_such_seat"
    CANNOT_CONCLUDE = "cannot_conclude"

    # before a game
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION = "bad_option"
    WRONG_SEATS = "wrong_seats"
    UNKNOWN_BOT = "unknown_bot"
    UNKNOWN_SIDE = "unknown_side"
    UNKNOWN_LANGUAGE = "unknown_language"
    UNKNOWN_CLAUSE = "unknown_clause"
    NO_RULEBOOK = "no_rulebook"

    # at a table
    NO_SUCH_TABLE = "no_such_table"
    NO_SUCH_ROUND = "no_such_round"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    NAME_TAKEN = "name_taken"
    EMPTY_TEXT = "empty_text"
    TABLE_FULL = "table_full"
    TABLE_STARTED = "table_started"
    TABLE_NOT_STARTED = "table_not_started"
    GAME_RUNNING = "game_running"
    NOT_HOST = "not_host"
    NOT_READY = "not_ready"
    KICKED = "kicked"
    BLOCKED = "blocked"
    UNKNOWN_NAME = "unknown_name"
    TABLE_LOCKED = "table_locked"
    NO_SPECTATORS = "no_spectators"
    STOOD_IN = "stood_in"
    NOT_AWAY = "not_away"
    PAUSED = "paused"
    TOO_SOON = "too_soon"
    NO_CLOCK = "no_clock"
    NO_MORE_TIME = "no_more_time"
    VOIDED = "voided"
    NO_ENTROPY = "no_entropy"
    ENOUGH = "enough"
    STALE = "stale"
    OUT_OF_ORDER = "out_of_order"

    # setting up a server
    BAD_SETTING = "bad_setting"

    # reading what was written down
    MALFORMED = "malformed"
    OTHER_RULES = "other_rules"
    TRANSCRIPT_HEADER = "transcript_header"
    TRANSCRIPT_LINE = "transcript_line"
    TRANSCRIPT_CUT = "transcript_cut"
    TRANSCRIPT_EDITED = "transcript_edited"
    RECORD_HEADER = "record_header"
    RECORD_LINE = "record_line"
    RECORD_CUT = "record_cut"
    RECORD_EDITED = "record_edited"
    RECORD_DIGEST = "record_digest"
    PROOF_CLOSED = "proof_closed"
    PROOF_COMMITMENT = "proof_commitment"
    PROOF_SEED = "proof_seed"
    PROOF_SEATING = "proof_seating"
    PROOF_DRAW = "proof_draw"
    PROOF_VOIDED = "proof_voided"
    PROOF_UNSEEN = "proof_unseen"
    UNREADABLE = "unreadable"
    CODE_TAKEN = "code_taken"

    # starting a server
    NOT_INSTALLED = "not_installed"
    ONE_PROCESS = "one_process"


class Refused(Exception):
    """Something was asked that can't be done; nothing has changed."""

    def __init__(self, code: Code, /, **details: str | int) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        details = " ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code} {details}".rstrip()


class Illegal(Refused):
    """A move, a claim or a conclusion that the rules don't allow."""
