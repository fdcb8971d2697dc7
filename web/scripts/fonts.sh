#!/bin/sh
# Makes src/assets/fonts: the letters of IM Fell English that the page itself writes, a third smaller than all of Latin.
# Run in web/ after an update of the typeface; needs Python with fonttools and brotli.
# The licence of the typeface reserves its name, so what is made from it has another one.
set -e
letters='U+20-5A,U+5F,U+61-7A,U+A0,U+AB,U+B7,U+BB,U+C8,U+D7,U+E0,U+E8,U+E9,U+EC,U+F2,U+F9,U+2013,U+2014,U+2019,U+201C,U+201D,U+2026'
for style in normal italic; do
  made="src/assets/fonts/approdo-fell-$style.woff2"
  python3 -m fontTools.subset "node_modules/@fontsource/im-fell-english/files/im-fell-english-latin-400-$style.woff2" \
    --unicodes="$letters" --layout-features=kern,liga --no-hinting --flavor=woff2 --output-file="$made"
  python3 - "$made" "$style" <<'END'
import sys
from fontTools.ttLib import TTFont

path, style = sys.argv[1:]
font = TTFont(path)
called = {1: "Approdo Fell", 4: f"Approdo Fell {style}", 6: f"ApprodoFell-{style}"}
for record in font["name"].names:
    if record.nameID in called:
        record.string = called[record.nameID]
font.flavor = "woff2"
font.save(path)
END
done
cp node_modules/@fontsource/im-fell-english/LICENSE src/assets/fonts/LICENSE
