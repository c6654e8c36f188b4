"""The same kit and the same pitches as a user of ReportLab would make them (its files are not tagged)."""
import json
import sys

from reportlab.lib.enums import TA_LEFT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph


def draw(canvas, of, left, bottom):
    """A pitch: dotted grid lines, a strong boundary with a box goal at each end, the ball."""
    width, length, goal, cell = of["width"], of["length"], of["goal"], of["cell"] * mm
    post = (width - goal) / 2

    def at(x, y):
        return left + x * cell, bottom + (length + 1 - y) * cell

    canvas.setLineWidth(0.2 * mm)
    canvas.setDash(0.2 * mm, 0.6 * mm)
    for x in range(1, width):
        canvas.line(*at(x, 0), *at(x, length))
    for y in range(1, length):
        canvas.line(*at(0, y), *at(width, y))
    canvas.setDash()
    canvas.setLineWidth(0.7 * mm)
    path = canvas.beginPath()
    corners = [(0, 0), (post, 0), (post, -1), (post + goal, -1), (post + goal, 0), (width, 0), (width, length),
               (post + goal, length), (post + goal, length + 1), (post, length + 1), (post, length), (0, length)]
    path.moveTo(*at(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(*at(*corner))
    path.close()
    canvas.drawPath(path)
    canvas.setLineWidth(0.3 * mm)
    canvas.circle(*at(width / 2, length / 2), 1 * mm)


def kit(canvas, words):
    """The kit, page by page."""
    for page in words["pages"]:
        y = A4[1] - 20 * mm
        for block in page["blocks"]:
            size = 22 if block["size"] > 28 else 14 if block["size"] > 17 else min(block["size"], 14.5) * 0.77
            font = "Bold" if size >= 14 else "Regular"
            style = ParagraphStyle("p", fontName=font, fontSize=size, leading=size * 1.2, alignment=TA_LEFT)
            text = Paragraph(block["text"].replace("&", "&amp;").replace("<", "&lt;"), style)
            height = text.wrap(A4[0] - 42 * mm, A4[1])[1]
            y -= height + 4
            if y < 12 * mm:
                canvas.showPage()
                y = A4[1] - 20 * mm - height
            text.drawOn(canvas, 21 * mm, y)
        if page["pitch"]:
            draw(canvas, page["pitch"], 25 * mm, 20 * mm)
        for number in range(page["figures"]):
            draw(canvas, {"width": 8, "length": 4, "goal": 2, "cell": 3}, 25 * mm + number * 20 * mm, 20 * mm)
        canvas.showPage()


def pitches(canvas, all_of_them):
    """A pitch to a page."""
    for of in all_of_them:
        canvas.setFont("Bold", 14)
        canvas.drawString(20 * mm, A4[1] - 25 * mm, of["title"])
        draw(canvas, of, (A4[0] - of["width"] * of["cell"] * mm) / 2, 25 * mm)
        canvas.line(20 * mm, 15 * mm, 70 * mm, 15 * mm)
        canvas.setFont("Regular", 11)
        canvas.drawString(20 * mm, 10 * mm, "50 mm")
        canvas.showPage()


def main():
    what, source, fonts, target = sys.argv[1:]
    for name in ("Regular", "Bold"):
        pdfmetrics.registerFont(TTFont(name, f"{fonts}/IBMPlexSans-{name}.ttf"))
    canvas = Canvas(target, pagesize=A4, pageCompression=1)
    with open(source, encoding="utf-8") as file:
        {"kit": kit, "pitches": pitches}[what](canvas, json.load(file))
    canvas.save()


main()
