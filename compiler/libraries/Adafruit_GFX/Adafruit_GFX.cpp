#include <Adafruit_GFX.h>
#include "font.h"

static const uint8_t LETTER_COLUMNS = 5;
static const uint8_t CELL_WIDTH = 6;
static const uint8_t CELL_HEIGHT = 8;

Adafruit_GFX::Adafruit_GFX(int16_t w, int16_t h)
	: WIDTH(w), HEIGHT(h), _width(w), _height(h), cursor_x(0), cursor_y(0), textcolor(0xFFFF), textbgcolor(0xFFFF),
	  textsize(1), rotation(0), wrap(true) {}

void Adafruit_GFX::setRotation(uint8_t r) {
	rotation = r & 3;
	_width = rotation & 1 ? HEIGHT : WIDTH;
	_height = rotation & 1 ? WIDTH : HEIGHT;
}

void Adafruit_GFX::drawFastVLine(int16_t x, int16_t y, int16_t h, uint16_t color) {
	for (int16_t i = 0; i < h; i++) drawPixel(x, y + i, color);
}

void Adafruit_GFX::drawFastHLine(int16_t x, int16_t y, int16_t w, uint16_t color) {
	for (int16_t i = 0; i < w; i++) drawPixel(x + i, y, color);
}

void Adafruit_GFX::fillRect(int16_t x, int16_t y, int16_t w, int16_t h, uint16_t color) {
	for (int16_t i = 0; i < w; i++) drawFastVLine(x + i, y, h, color);
}

void Adafruit_GFX::fillScreen(uint16_t color) {
	fillRect(0, 0, _width, _height, color);
}

void Adafruit_GFX::invertDisplay(bool) {}

// Bresenham's line: the error tells when to step along the shorter side.
void Adafruit_GFX::drawLine(int16_t x0, int16_t y0, int16_t x1, int16_t y1, uint16_t color) {
	int16_t dx = abs(x1 - x0), dy = abs(y1 - y0);
	int8_t right = x0 < x1 ? 1 : -1, down = y0 < y1 ? 1 : -1;
	int16_t error = dx - dy;
	while (true) {
		drawPixel(x0, y0, color);
		if (x0 == x1 && y0 == y1) return;
		int16_t twice = 2 * error;
		if (twice > -dy) error -= dy, x0 += right;
		if (twice < dx) error += dx, y0 += down;
	}
}

void Adafruit_GFX::drawRect(int16_t x, int16_t y, int16_t w, int16_t h, uint16_t color) {
	drawFastHLine(x, y, w, color);
	drawFastHLine(x, y + h - 1, w, color);
	drawFastVLine(x, y, h, color);
	drawFastVLine(x + w - 1, y, h, color);
}

// The midpoint circle, an eighth of it.
void Adafruit_GFX::roundCorners(int16_t left, int16_t top, int16_t right, int16_t bottom, int16_t r, uint16_t color,
								bool filled) {
	int16_t x = r, y = 0, error = 1 - r;
	while (x >= y) {
		if (filled) {
			drawFastHLine(left - x, top - y, right - left + 2 * x + 1, color);
			drawFastHLine(left - x, bottom + y, right - left + 2 * x + 1, color);
			drawFastHLine(left - y, top - x, right - left + 2 * y + 1, color);
			drawFastHLine(left - y, bottom + x, right - left + 2 * y + 1, color);
		} else {
			for (uint8_t side = 0; side < 2; side++) {
				int16_t a = side ? x : y, b = side ? y : x;
				drawPixel(right + a, bottom + b, color);
				drawPixel(left - a, bottom + b, color);
				drawPixel(right + a, top - b, color);
				drawPixel(left - a, top - b, color);
			}
		}
		y++;
		if (error < 0) error += 2 * y + 1;
		else x--, error += 2 * (y - x) + 1;
	}
}

void Adafruit_GFX::drawCircle(int16_t x0, int16_t y0, int16_t r, uint16_t color) {
	roundCorners(x0, y0, x0, y0, r, color, false);
}

void Adafruit_GFX::fillCircle(int16_t x0, int16_t y0, int16_t r, uint16_t color) {
	roundCorners(x0, y0, x0, y0, r, color, true);
}

static int16_t fittingRadius(int16_t w, int16_t h, int16_t r) {
	int16_t most = (w < h ? w : h) / 2;
	return r > most ? most : r;
}

void Adafruit_GFX::drawRoundRect(int16_t x, int16_t y, int16_t w, int16_t h, int16_t r, uint16_t color) {
	r = fittingRadius(w, h, r);
	drawFastHLine(x + r, y, w - 2 * r, color);
	drawFastHLine(x + r, y + h - 1, w - 2 * r, color);
	drawFastVLine(x, y + r, h - 2 * r, color);
	drawFastVLine(x + w - 1, y + r, h - 2 * r, color);
	roundCorners(x + r, y + r, x + w - r - 1, y + h - r - 1, r, color, false);
}

void Adafruit_GFX::fillRoundRect(int16_t x, int16_t y, int16_t w, int16_t h, int16_t r, uint16_t color) {
	r = fittingRadius(w, h, r);
	fillRect(x, y + r, w, h - 2 * r, color);
	roundCorners(x + r, y + r, x + w - r - 1, y + h - r - 1, r, color, true);
}

void Adafruit_GFX::drawTriangle(int16_t x0, int16_t y0, int16_t x1, int16_t y1, int16_t x2, int16_t y2,
								uint16_t color) {
	drawLine(x0, y0, x1, y1, color);
	drawLine(x1, y1, x2, y2, color);
	drawLine(x2, y2, x0, y0, color);
}

static void order(int16_t &x0, int16_t &y0, int16_t &x1, int16_t &y1) {
	if (y0 <= y1) return;
	int16_t x = x0, y = y0;
	x0 = x1, y0 = y1;
	x1 = x, y1 = y;
}

// Where a line from one point to another is in a row.
static int16_t crossing(int16_t x0, int16_t y0, int16_t x1, int16_t y1, int16_t y) {
	return y1 == y0 ? x1 : x0 + (int32_t)(x1 - x0) * (y - y0) / (y1 - y0);
}

void Adafruit_GFX::fillTriangle(int16_t x0, int16_t y0, int16_t x1, int16_t y1, int16_t x2, int16_t y2,
								uint16_t color) {
	order(x0, y0, x1, y1);
	order(x1, y1, x2, y2);
	order(x0, y0, x1, y1);
	for (int16_t y = y0; y <= y2; y++) {
		int16_t a = crossing(x0, y0, x2, y2, y);
		int16_t b = y < y1 ? crossing(x0, y0, x1, y1, y) : crossing(x1, y1, x2, y2, y);
		int16_t left = a < b ? a : b;
		drawFastHLine(left, y, (a < b ? b : a) - left + 1, color);
		// A flat top lies between its two corners.
		if (y == y0 && y0 == y1) drawFastHLine(x0 < x1 ? x0 : x1, y, abs(x1 - x0) + 1, color);
	}
}

static bool dotOf(const uint8_t bitmap[], int16_t w, int16_t column, int16_t line) {
	return pgm_read_byte(&bitmap[line * ((w + 7) / 8) + column / 8]) & (0x80 >> (column & 7));
}

void Adafruit_GFX::drawBitmap(int16_t x, int16_t y, const uint8_t bitmap[], int16_t w, int16_t h, uint16_t color) {
	for (int16_t line = 0; line < h; line++)
		for (int16_t column = 0; column < w; column++)
			if (dotOf(bitmap, w, column, line)) drawPixel(x + column, y + line, color);
}

void Adafruit_GFX::drawBitmap(int16_t x, int16_t y, const uint8_t bitmap[], int16_t w, int16_t h, uint16_t color,
							  uint16_t bg) {
	fillRect(x, y, w, h, bg);
	drawBitmap(x, y, bitmap, w, h, color);
}

void Adafruit_GFX::drawChar(int16_t x, int16_t y, unsigned char c, uint16_t color, uint16_t bg, uint8_t size) {
	bool known = c >= ' ' && c <= '~';
	for (uint8_t column = 0; column < CELL_WIDTH; column++) {
		uint8_t dots = 0;
		if (column < LETTER_COLUMNS) {
			if (known) dots = pgm_read_byte(&LETTERS[(c - ' ') * LETTER_COLUMNS + column]);
			else dots = column == 0 || column == LETTER_COLUMNS - 1 ? 0x7F : 0x41;
		}
		for (uint8_t line = 0; line < CELL_HEIGHT; line++, dots >>= 1) {
			bool lit = dots & 1;
			if (!lit && bg == color) continue;
			if (size == 1) drawPixel(x + column, y + line, lit ? color : bg);
			else fillRect(x + column * size, y + line * size, size, size, lit ? color : bg);
		}
	}
}

size_t Adafruit_GFX::write(uint8_t c) {
	if (c == '\n') {
		cursor_x = 0;
		cursor_y += CELL_HEIGHT * textsize;
	} else if (c != '\r') {
		if (wrap && cursor_x + CELL_WIDTH * textsize > _width) {
			cursor_x = 0;
			cursor_y += CELL_HEIGHT * textsize;
		}
		drawChar(cursor_x, cursor_y, c, textcolor, textbgcolor, textsize);
		cursor_x += CELL_WIDTH * textsize;
	}
	return 1;
}

void Adafruit_GFX::getTextBounds(const char *text, int16_t x, int16_t y, int16_t *x1, int16_t *y1, uint16_t *w,
								 uint16_t *h) {
	int16_t at = x, widest = x, lines = 1;
	for (; *text; text++) {
		if (*text == '\r') continue;
		if (*text == '\n' || (wrap && at + CELL_WIDTH * textsize > _width)) {
			at = 0;
			lines++;
			if (*text == '\n') continue;
		}
		at += CELL_WIDTH * textsize;
		if (at > widest) widest = at;
	}
	*x1 = lines > 1 ? 0 : x;
	*y1 = y;
	*w = widest - *x1;
	*h = widest == x ? 0 : lines * CELL_HEIGHT * textsize;
}

void Adafruit_GFX::getTextBounds(const String &text, int16_t x, int16_t y, int16_t *x1, int16_t *y1, uint16_t *w,
								 uint16_t *h) {
	getTextBounds(text.c_str(), x, y, x1, y1, w, h);
}
