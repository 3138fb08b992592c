// Instructions and times: Hitachi's data sheet of the HD44780U (table 6, pp. 24-25; "Initializing by Instruction", on four wires p. 46).

#include <CharacterDisplay.h>

static const uint16_t CLEAR_MICROSECONDS = 2000;
static const uint8_t WRITE_MICROSECONDS = 40;

CharacterDisplay::CharacterDisplay() : eightWires(false), controls(0), entries(LCD_ENTRYLEFT), lastRow(0) {
	setRowOffsets(0x00, 0x40, 0x10, 0x50);
}

void CharacterDisplay::wake(uint8_t lines, uint8_t columns, uint8_t rows, uint8_t dots) {
	eightWires = lines & LCD_8BITMODE;
	lastRow = rows > 0 ? rows - 1 : 0;
	setRowOffsets(0x00, 0x40, columns, 0x40 + columns);
	// High characters fit on one line only.
	uint8_t shape = lines | (rows > 1 ? LCD_2LINE : LCD_1LINE) | (rows == 1 ? dots : LCD_5x8DOTS);

	// The supply needs 40 ms; then three times "eight wires", whatever state the display was in.
	delay(50);
	pulse(LCD_FUNCTIONSET | LCD_8BITMODE, false);
	delayMicroseconds(4500);
	pulse(LCD_FUNCTIONSET | LCD_8BITMODE, false);
	delayMicroseconds(4500);
	pulse(LCD_FUNCTIONSET | LCD_8BITMODE, false);
	delayMicroseconds(150);
	if (!eightWires) {
		pulse(LCD_FUNCTIONSET | LCD_4BITMODE, false);
		delayMicroseconds(WRITE_MICROSECONDS);
	}
	command(LCD_FUNCTIONSET | shape);
	controls = LCD_DISPLAYON;
	command(LCD_DISPLAYCONTROL | controls);
	clear();
	entries = LCD_ENTRYLEFT;
	command(LCD_ENTRYMODESET | entries);
}

void CharacterDisplay::send(uint8_t value, bool isText) {
	pulse(value, isText);
	if (!eightWires) pulse(value << 4, isText);
	delayMicroseconds(WRITE_MICROSECONDS);
}

size_t CharacterDisplay::write(uint8_t character) {
	send(character, true);
	return 1;
}

void CharacterDisplay::clear() {
	command(LCD_CLEARDISPLAY);
	delayMicroseconds(CLEAR_MICROSECONDS);
}

void CharacterDisplay::home() {
	command(LCD_RETURNHOME);
	delayMicroseconds(CLEAR_MICROSECONDS);
}

void CharacterDisplay::setRowOffsets(int row0, int row1, int row2, int row3) {
	rowStarts[0] = row0;
	rowStarts[1] = row1;
	rowStarts[2] = row2;
	rowStarts[3] = row3;
}

void CharacterDisplay::setCursor(uint8_t column, uint8_t row) {
	uint8_t last = lastRow < 3 ? lastRow : 3;
	command(LCD_SETDDRAMADDR | (column + rowStarts[row < last ? row : last]));
}

void CharacterDisplay::createChar(uint8_t number, const uint8_t rows[]) {
	command(LCD_SETCGRAMADDR | ((number & 7) << 3));
	for (uint8_t row = 0; row < 8; row++) write(rows[row]);
}

void CharacterDisplay::control(uint8_t bit, bool on) {
	controls = on ? controls | bit : controls & ~bit;
	command(LCD_DISPLAYCONTROL | controls);
}

void CharacterDisplay::entry(uint8_t bit, bool on) {
	entries = on ? entries | bit : entries & ~bit;
	command(LCD_ENTRYMODESET | entries);
}
