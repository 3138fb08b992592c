// Commands after Solomon's SSD1306 data sheet, rev. 1.1, tables 9-1 to 9-5, pp. 28-33.

#include "SSD1306Ascii.h"
// The letters of Adafruit_GFX: five columns each, the lowest bit on top.
#include <font.h>

const DevType Adafruit128x64 = {128, 64};
const DevType Adafruit128x32 = {128, 32};
const uint8_t Adafruit5x7[] PROGMEM = {5, 7};
const uint8_t System5x7[] PROGMEM = {5, 7};

static const uint8_t COLUMNS = 5;
static const uint8_t CELL = 6;
static const uint8_t BLOCK = 16;

void SSD1306Ascii::init(const DevType *device) {
	width = device->width;
	rows = device->height / 8;
	const uint8_t commands[] = {
		0xAE,									// off
		0xD5, 0x80,								// clock
		0xA8, uint8_t(device->height - 1),		// lines
		0xD3, 0x00,								// no offset
		0x40,									// begins with line 0
		0x8D, 0x14,								// charge pump
		0x20, 0x02,								// a row stays a row
		0xA1, 0xC8,								// the usual way up
		0xDA, uint8_t(rows == 4 ? 0x02 : 0x12), // how the lines are wired
		0x81, 0x7F,								// contrast
		0xD9, 0xF1,								// pre-charge
		0xDB, 0x40,
		0xA4, 0xA6, // what is in the memory, not inverted
		0xAF,		// on
	};
	send(false, commands, sizeof(commands));
	clear();
}

// There is one font: before it is chosen nothing is written.
void SSD1306Ascii::setFont(const uint8_t *font) { hasFont = font != NULL; }

void SSD1306Ascii::clear() {
	clear(0, width - 1, 0, rows - 1);
	home();
}

void SSD1306Ascii::clear(uint8_t firstColumn, uint8_t lastColumn, uint8_t firstRow, uint8_t lastRow) {
	const uint8_t dark[BLOCK] = {};
	for (uint8_t row = firstRow; row <= lastRow && row < rows; row++) {
		moveTo(firstColumn, row);
		for (uint8_t at = firstColumn; at <= lastColumn; at += BLOCK)
			send(true, dark, min((uint8_t)(lastColumn - at + 1), BLOCK));
	}
	setCursor(firstColumn, firstRow);
}

void SSD1306Ascii::clearToEOL() {
	uint8_t atColumn = column, atRow = line;
	clear(column, width - 1, line, line + size - 1);
	setCursor(atColumn, atRow);
}

void SSD1306Ascii::home() { setCursor(0, 0); }

void SSD1306Ascii::setCursor(uint8_t atColumn, uint8_t atRow) {
	if (atColumn < width) column = atColumn;
	if (atRow < rows) line = atRow;
	moveTo(column, line);
}

void SSD1306Ascii::setCol(uint8_t atColumn) { setCursor(atColumn, line); }

void SSD1306Ascii::setRow(uint8_t atRow) { setCursor(column, atRow); }

void SSD1306Ascii::moveTo(uint8_t atColumn, uint8_t atRow) {
	const uint8_t commands[] = {uint8_t(0xB0 | atRow), uint8_t(atColumn & 0x0F), uint8_t(0x10 | atColumn >> 4)};
	send(false, commands, sizeof(commands));
}

void SSD1306Ascii::setContrast(uint8_t value) {
	const uint8_t commands[] = {0x81, value};
	send(false, commands, sizeof(commands));
}

void SSD1306Ascii::invertDisplay(bool invert) { ssd1306WriteCmd(invert ? 0xA7 : 0xA6); }

void SSD1306Ascii::displayRemap(bool turned) {
	ssd1306WriteCmd(turned ? 0xC0 : 0xC8);
	ssd1306WriteCmd(turned ? 0xA0 : 0xA1);
}

void SSD1306Ascii::ssd1306WriteCmd(uint8_t command) { send(false, &command, 1); }

// Four dots, each doubled.
static uint8_t doubled(uint8_t dots) {
	uint8_t wide = 0;
	for (uint8_t at = 0; at < 4; at++)
		if (dots >> at & 1) wide |= 3 << (2 * at);
	return wide;
}

size_t SSD1306Ascii::write(uint8_t letter) {
	if (!hasFont) return 0;
	if (letter == '\r') {
		setCol(0);
		return 1;
	}
	if (letter == '\n') {
		setCursor(0, line + size < rows ? line + size : line);
		return 1;
	}
	if (letter < ' ' || letter > '~' || column + COLUMNS * size > width) return 0;
	const uint8_t *dots = &LETTERS[(letter - ' ') * COLUMNS];
	for (uint8_t half = 0; half < size; half++) {
		uint8_t bytes[2 * CELL];
		uint8_t count = 0;
		for (uint8_t at = 0; at < CELL; at++) {
			uint8_t eight = at < COLUMNS ? pgm_read_byte(dots + at) : 0;
			if (size == 2) bytes[count++] = eight = doubled(half == 0 ? eight : eight >> 4);
			bytes[count++] = eight;
		}
		if (half == 1) moveTo(column, line + 1);
		send(true, bytes, min(count, (uint8_t)(width - column)));
	}
	column = min(column + CELL * size, (int)width);
	if (size == 2 && column < width) moveTo(column, line);
	return 1;
}
