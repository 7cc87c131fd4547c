"""The store in a PostgreSQL database, for many processes and hosts."""

from complot.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
