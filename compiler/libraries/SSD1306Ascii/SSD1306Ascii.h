// OLED displays with an SSD1306, for text alone: it keeps no picture, and so takes a few bytes of memory.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   #include <SSD1306AsciiWire.h>
//   SSD1306AsciiWire oled;
//   Wire.begin();
//   Wire.setClock(400000L);
//   oled.begin(&Adafruit128x64, 0x3C);
//   oled.setFont(Adafruit5x7);
//   oled.clear();
//   oled.setCursor(0, 1);               // dots from the left, rows of 8 dots from the top
//   oled.print("Hello");

#ifndef SSD1306ASCII_H
#define SSD1306ASCII_H

#include <Arduino.h>

struct DevType {
	uint8_t width, height;
};

extern const DevType Adafruit128x64;
extern const DevType Adafruit128x32;
// Both are the same letters of 5 by 7 dots.
extern const uint8_t Adafruit5x7[];
extern const uint8_t System5x7[];

class SSD1306Ascii : public Print {
public:
	void setFont(const uint8_t *font);
	// All dots off, the cursor at the upper left.
	void clear();
	void clear(uint8_t firstColumn, uint8_t lastColumn, uint8_t firstRow, uint8_t lastRow);
	// From the cursor to the end of its row.
	void clearToEOL();
	void home();
	void setCursor(uint8_t column, uint8_t row);
	void setCol(uint8_t column);
	void setRow(uint8_t row);
	uint8_t col() const { return column; }
	uint8_t row() const { return line; }
	// Letters of one size, or twice as wide and as high.
	void set1X() { size = 1; }
	void set2X() { size = 2; }
	uint8_t fontRows() const { return size; }
	uint8_t fontWidth() const { return 5 * size; }
	uint8_t displayWidth() const { return width; }
	uint8_t displayHeight() const { return rows * 8; }
	uint8_t displayRows() const { return rows; }
	void setContrast(uint8_t value);
	void invertDisplay(bool invert);
	void displayRemap(bool turned);
	void ssd1306WriteCmd(uint8_t command);
	// "\n" goes to the beginning of the next row. What does not fit is not shown.
	size_t write(uint8_t letter) override;
	using Print::write;

protected:
	void init(const DevType *device);
	virtual void send(bool data, const uint8_t *bytes, uint8_t count) = 0;

private:
	void moveTo(uint8_t atColumn, uint8_t atRow);

	uint8_t column = 0, line = 0, size = 1;
	uint8_t width = 0, rows = 0;
	bool hasFont = false;
};

#endif
