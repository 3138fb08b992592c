// Lines, shapes and text for displays of dots. A display's own library says how a dot is set.
// Written for Inspire STEM, with the functions that books and tutorials use. One font; what it lacks is drawn as a box.

#ifndef ADAFRUIT_GFX_H
#define ADAFRUIT_GFX_H

#include <Arduino.h>

class Adafruit_GFX : public Print {
public:
	Adafruit_GFX(int16_t w, int16_t h);

	virtual void drawPixel(int16_t x, int16_t y, uint16_t color) = 0;

	virtual void drawFastVLine(int16_t x, int16_t y, int16_t h, uint16_t color);
	virtual void drawFastHLine(int16_t x, int16_t y, int16_t w, uint16_t color);
	virtual void fillRect(int16_t x, int16_t y, int16_t w, int16_t h, uint16_t color);
	virtual void fillScreen(uint16_t color);
	virtual void invertDisplay(bool i);
	void drawLine(int16_t x0, int16_t y0, int16_t x1, int16_t y1, uint16_t color);
	void drawRect(int16_t x, int16_t y, int16_t w, int16_t h, uint16_t color);
	void drawCircle(int16_t x0, int16_t y0, int16_t r, uint16_t color);
	void fillCircle(int16_t x0, int16_t y0, int16_t r, uint16_t color);
	void drawTriangle(int16_t x0, int16_t y0, int16_t x1, int16_t y1, int16_t x2, int16_t y2, uint16_t color);
	void fillTriangle(int16_t x0, int16_t y0, int16_t x1, int16_t y1, int16_t x2, int16_t y2, uint16_t color);
	void drawRoundRect(int16_t x, int16_t y, int16_t w, int16_t h, int16_t r, uint16_t color);
	void fillRoundRect(int16_t x, int16_t y, int16_t w, int16_t h, int16_t r, uint16_t color);
	// A picture in the program memory: lines of whole bytes, the leftmost dot highest.
	void drawBitmap(int16_t x, int16_t y, const uint8_t bitmap[], int16_t w, int16_t h, uint16_t color);
	void drawBitmap(int16_t x, int16_t y, const uint8_t bitmap[], int16_t w, int16_t h, uint16_t color, uint16_t bg);

	// Text begins at the left upper corner of its first letter; a letter takes 6 by 8 dots at size 1.
	void drawChar(int16_t x, int16_t y, unsigned char c, uint16_t color, uint16_t bg, uint8_t size);
	void setCursor(int16_t x, int16_t y) { cursor_x = x, cursor_y = y; }
	void setTextColor(uint16_t c) { textcolor = textbgcolor = c; }
	void setTextColor(uint16_t c, uint16_t bg) { textcolor = c, textbgcolor = bg; }
	void setTextSize(uint8_t s) { textsize = s == 0 ? 1 : s; }
	void setTextWrap(bool w) { wrap = w; }
	// Kept for sketches that ask for it: there is one set of letters.
	void cp437(bool = true) {}
	int16_t getCursorX() const { return cursor_x; }
	int16_t getCursorY() const { return cursor_y; }
	void getTextBounds(const char *text, int16_t x, int16_t y, int16_t *x1, int16_t *y1, uint16_t *w, uint16_t *h);
	void getTextBounds(const String &text, int16_t x, int16_t y, int16_t *x1, int16_t *y1, uint16_t *w, uint16_t *h);
	virtual size_t write(uint8_t c);
	using Print::write;

	// Quarter turns to the right.
	void setRotation(uint8_t r);
	uint8_t getRotation() const { return rotation; }
	int16_t width() const { return _width; }
	int16_t height() const { return _height; }

protected:
	const int16_t WIDTH;
	const int16_t HEIGHT;
	int16_t _width;
	int16_t _height;
	int16_t cursor_x;
	int16_t cursor_y;
	uint16_t textcolor;
	uint16_t textbgcolor;
	uint8_t textsize;
	uint8_t rotation;
	bool wrap;

private:
	// The dots of a quarter of a circle, mirrored around the given corners; filled: lines between them.
	void roundCorners(int16_t left, int16_t top, int16_t right, int16_t bottom, int16_t r, uint16_t color, bool filled);
};

#endif
