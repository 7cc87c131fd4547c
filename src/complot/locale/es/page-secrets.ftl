### La mesa de Secrets, en el navegador.

page-secrets-ring = La mesa
page-secrets-facts = Lo que todo el mundo sabe
page-secrets-active = con el turno
page-secrets-un = NU
page-secrets-turn = Turno { $turn }
page-secrets-start = Inicio
page-secrets-deck = Mazo: { $count }
page-secrets-bullets = Balas: { $count }
page-secrets-end = Fin: { $full } cartas
page-secrets-count = { $count } de { $full } cartas
page-secrets-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $sure ->
    [yes] {""}
   *[no] {" "}(?)
}
page-secrets-centre = Centro
page-secrets-bullet = Bala
page-secrets-face-down = { $name }, boca abajo
page-secrets-nobody = No gana nadie
page-secrets-displays = Zonas
page-secrets-notes = Lo que me han enseñado
page-secrets-notes-tab = Notas
page-secrets-no-notes = Nada que mostrar.
page-secrets-my-offer = Ofreces: { $name }
page-secrets-my-answer = Tu respuesta: { $accept ->
    [yes] Aceptar
   *[no] Rechazar
}
page-secrets-my-bullet = La Bala que tienes en la mano: { $value }
page-secrets-swap = { $seat } intercambió las fichas de { $players }.
page-secrets-swap-own = { $seat } cambió su propia ficha por la del centro.
page-secrets-swap-centre = { $certain ->
    [yes] { $seat } cambió la ficha del centro por la de { $players }.
   *[no] { $seat } cambió la ficha del centro por una de las de { $players }.
}
page-secrets-scene-setup = Se reparten las fichas.
page-secrets-scene-choosing = { $you ->
    [yes] Guarda una de las dos cartas para la Oferta. Solo tú sabrás cuál.
   *[no] { $seat } guarda una de las dos cartas para la Oferta.
}
page-secrets-scene-offering = { $you ->
    [yes] Toca a quien quieras ofrecerle la carta, boca abajo.
   *[no] { $seat } elige a quién ofrecer la carta.
}
page-secrets-scene-asked = { $seat } te ofrece una carta boca abajo. ¿La aceptas?
page-secrets-scene-answered = Ya has respondido.
page-secrets-scene-un = { $seat } ofrece una carta a { $target }. Tienes la ficha de NU: puedes quedártela.
page-secrets-scene-answering = { $you ->
    [yes] Ofreces una carta a { $target }. Di de ella lo que quieras.
   *[no] { $seat } ofrece una carta a { $target }.
}
page-secrets-scene-treating = { $you ->
    [yes] { $card }: toca a otras dos personas para intercambiar sus fichas.
   *[no] { $card }: { $seat } intercambia las fichas de dos personas.
}
page-secrets-scene-supporting = { $you ->
    [yes] { $card }: toca a quien recibe esta carta; verás su ficha.
   *[no] { $card }: { $seat } pasa esta carta y mira una ficha.
}
page-secrets-scene-negotiating = { $you ->
    [yes] { $card }: toca a alguien de al lado para cambiar su ficha por la del centro. Nadie verá a quién.
   *[no] { $card }: ¡ojos cerrados! { $seat } cambia la ficha del centro por la de alguien de al lado.
}
page-secrets-scene-investigating = { $you ->
    [yes] { $card }: toca a quien quieras mirarle la ficha, o elige el centro.
   *[no] { $card }: { $seat } mira una ficha.
}
page-secrets-scene-loading = { $card }: se roba una Bala.
page-secrets-scene-shooting = { $you ->
    [yes] { $card }: toca a quien recibe la Bala. Tus notas dicen cuánto vale.
   *[no] { $card }: { $seat } da una Bala a alguien.
}
page-secrets-claim-it-is = Esta carta es…
page-secrets-claim-advise = ¿Aceptar o rechazar?
page-secrets-claim-urge-un = A Naciones Unidas…
page-secrets-claim-i-am = Soy…
page-secrets-claim-they-are = Para mí que… es…
page-secrets-claim-with-you = Estoy del lado de…
page-secrets-claim-i-saw = He visto la ficha de…
page-secrets-claim-i-saw-centre = He visto la ficha del centro…
page-secrets-claim-i-swapped = Cambié la ficha del centro por la de…
page-secrets-claim-bullet-is = La Bala que le di a…

## Lo que dice quien narra alrededor de una pantalla de mesa

page-secrets-narrator-looks = { $seats ->
    [4] Que cada cual mire su ficha sin que nadie más la vea.
   *[other] Que cada cual mire su ficha y la de quien se sienta a su derecha, sin que nadie más las vea.
}
page-secrets-narrator-remember = Recordadlo bien: a partir de ahora las fichas cambian de manos.
page-secrets-narrator-close = Cerrad los ojos todos, menos { $seat }.
page-secrets-narrator-swap = { $seat }, cambia la ficha del centro por la de alguien que tengas al lado. Nadie más sabrá cuál.
page-secrets-narrator-open = Abrid los ojos. Alguien al lado de { $seat } tiene ahora otra ficha.
