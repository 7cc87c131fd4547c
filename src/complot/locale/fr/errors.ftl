### Pourquoi une demande est refusée. Chaque texte reçoit les détails de son code.

## Pendant une partie

error-game-over = La partie est finie.
error-not-your-turn = Ce n'est pas à la place { $seat } de jouer.
error-not-now = Ce n'est pas le moment ({ $action }).
error-not-a-choice = Ce choix n'est pas proposé ({ $action }).
error-unknown-action = Ce jeu ne connaît pas cette action : { $action }.
error-unknown-claim = Ce jeu ne connaît pas cette déclaration : { $claim }.
error-no-such-seat = Il n'y a pas de place { $seat } à cette table.
error-cannot-conclude = Dans « { $game } », on ne peut ni abandonner ni proposer la nulle.

## Avant une partie

error-unknown-game = Aucun jeu ne s'appelle « { $game } ». Il y a : { $known }.
error-unknown-option = « { $game } » n'a pas d'option « { $option } ».
error-bad-option = Cette valeur ne convient pas à l'option « { $option } » du jeu « { $game } ».
error-wrong-seats = « { $game } » se joue de { $least } à { $most }, pas à { $seats }.
error-unknown-bot = Aucun bot ne s'appelle « { $bot } ». Il y a : { $known }.
error-unknown-language = Il n'y a pas de textes en « { $language } ». Il y a : { $known }.

## En lisant ce qui a été écrit

error-malformed = Illisible ({ $what }) : { $reason }.
error-other-rules = Ceci a été écrit avec les règles { $theirs } de « { $game } » ; ici, ce sont les règles { $ours }.
error-transcript-header = Ce n'est pas une transcription : ses premières lignes n'en sont pas.
error-transcript-line = La ligne { $line } de la transcription dit quelque chose d'impossible à cet endroit.
error-transcript-cut = La transcription s'arrête net après la ligne { $line }.
error-transcript-edited = La ligne { $line } de la transcription ne raconte pas ce qui s'est passé : on l'a modifiée.
