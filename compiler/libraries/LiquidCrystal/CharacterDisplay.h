// What all displays with an HD44780 have in common, however its wires are reached: see LiquidCrystal.h and
// LiquidCrystal_I2C.h. Written for Inspire STEM, with the functions that books and tutorials use.

#ifndef CharacterDisplay_h
#define CharacterDisplay_h

#include <Arduino.h>

#define LCD_CLEARDISPLAY 0x01
#define LCD_RETURNHOME 0x02
#define LCD_ENTRYMODESET 0x04
#define LCD_DISPLAYCONTROL 0x08
#define LCD_CURSORSHIFT 0x10
#define LCD_FUNCTIONSET 0x20
#define LCD_SETCGRAMADDR 0x40
#define LCD_SETDDRAMADDR 0x80

#define LCD_ENTRYRIGHT 0x00
#define LCD_ENTRYLEFT 0x02
#define LCD_ENTRYSHIFTINCREMENT 0x01
#define LCD_ENTRYSHIFTDECREMENT 0x00

#define LCD_DISPLAYON 0x04
#define LCD_DISPLAYOFF 0x00
#define LCD_CURSORON 0x02
#define LCD_CURSOROFF 0x00
#define LCD_BLINKON 0x01
#define LCD_BLINKOFF 0x00

#define LCD_DISPLAYMOVE 0x08
#define LCD_CURSORMOVE 0x00
#define LCD_MOVERIGHT 0x04
#define LCD_MOVELEFT 0x00

#define LCD_8BITMODE 0x10
#define LCD_4BITMODE 0x00
#define LCD_2LINE 0x08
#define LCD_1LINE 0x00
#define LCD_5x10DOTS 0x04
#define LCD_5x8DOTS 0x00

class CharacterDisplay : public Print {
public:
	// Both take 2 ms.
	void clear();
	void home();

	void display() { control(LCD_DISPLAYON, true); }
	void noDisplay() { control(LCD_DISPLAYON, false); }
	void cursor() { control(LCD_CURSORON, true); }
	void noCursor() { control(LCD_CURSORON, false); }
	void blink() { control(LCD_BLINKON, true); }
	void noBlink() { control(LCD_BLINKON, false); }

	// Moves the picture, not what is written.
	void scrollDisplayLeft() { command(LCD_CURSORSHIFT | LCD_DISPLAYMOVE | LCD_MOVELEFT); }
	void scrollDisplayRight() { command(LCD_CURSORSHIFT | LCD_DISPLAYMOVE | LCD_MOVERIGHT); }
	// The way that text goes, and whether the picture moves with it.
	void leftToRight() { entry(LCD_ENTRYLEFT, true); }
	void rightToLeft() { entry(LCD_ENTRYLEFT, false); }
	void autoscroll() { entry(LCD_ENTRYSHIFTINCREMENT, true); }
	void noAutoscroll() { entry(LCD_ENTRYSHIFTINCREMENT, false); }

	// Columns and rows count from 0.
	void setCursor(uint8_t column, uint8_t row);
	void setRowOffsets(int row0, int row1, int row2, int row3);
	// A character of one's own, 0 to 7: eight rows of five dots. The cursor must be set again afterwards.
	void createChar(uint8_t number, const uint8_t rows[]);

	void command(uint8_t value) { send(value, false); }
	virtual size_t write(uint8_t character);
	using Print::write;

protected:
	CharacterDisplay();

	// Wakes the display as the data sheet says; `lines` has LCD_8BITMODE or LCD_4BITMODE.
	void wake(uint8_t lines, uint8_t columns, uint8_t rows, uint8_t dots);
	// Puts the upper four bits (or all eight) on the wires and says so by a pulse of E.
	virtual void pulse(uint8_t value, bool isText) = 0;

	bool eightWires;

private:
	void send(uint8_t value, bool isText);
	void control(uint8_t bit, bool on);
	void entry(uint8_t bit, bool on);

	uint8_t controls;
	uint8_t entries;
	uint8_t lastRow;
	uint8_t rowStarts[4];
};

#endif
