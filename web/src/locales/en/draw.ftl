# What every drawing of a board has.
draw-zoom-in = Zoom in
draw-zoom-out = Zoom out
draw-minimap = The whole map: press to look elsewhere
