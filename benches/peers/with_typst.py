"""Compiles FILE.typ to FILE.pdf with the fonts of the folder given."""
import sys

import typst

source, fonts, target = sys.argv[1:]
typst.compile(source, output=target, font_paths=[fonts], ignore_system_fonts=True)
