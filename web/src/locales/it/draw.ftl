# Quello che ogni disegno di un tabellone ha.
draw-zoom-in = Ingrandisci
draw-zoom-out = Rimpicciolisci
draw-minimap = Tutta la mappa: premi per guardare altrove
