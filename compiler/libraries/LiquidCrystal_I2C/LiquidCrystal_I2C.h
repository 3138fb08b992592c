// Displays with an HD44780 behind a PCF8574, on the two wires of I2C: SDA is A4, SCL is A5.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   LiquidCrystal_I2C lcd(0x27, 16, 2);         // address, columns, rows
//   lcd.init();                                 // some books: lcd.begin();
//   lcd.backlight();
//   lcd.print("Hello");

#ifndef LiquidCrystal_I2C_h
#define LiquidCrystal_I2C_h

#include <CharacterDisplay.h>
#include <Wire.h>

#define LCD_BACKLIGHT 0x08
#define LCD_NOBACKLIGHT 0x00

class LiquidCrystal_I2C : public CharacterDisplay {
public:
	LiquidCrystal_I2C(uint8_t address, uint8_t columns, uint8_t rows, uint8_t dots = LCD_5x8DOTS);

	// To be called in setup(). After init() the light is off until backlight(); after begin() it is on.
	void init();
	void begin();
	void begin(uint8_t columns, uint8_t rows, uint8_t dots = LCD_5x8DOTS);

	void backlight() { setBacklight(1); }
	void noBacklight() { setBacklight(0); }
	void setBacklight(uint8_t on);
	bool getBacklight() { return light == LCD_BACKLIGHT; }

	// Other names for the same, as some books have them.
	void blink_on() { blink(); }
	void blink_off() { noBlink(); }
	void cursor_on() { cursor(); }
	void cursor_off() { noCursor(); }
	void printLeft() { command(LCD_CURSORSHIFT | LCD_DISPLAYMOVE | LCD_MOVELEFT); }
	void printRight() { command(LCD_CURSORSHIFT | LCD_DISPLAYMOVE | LCD_MOVERIGHT); }
	void shiftIncrement() { autoscroll(); }
	void shiftDecrement() { noAutoscroll(); }
	void load_custom_character(uint8_t number, uint8_t *rows) { createChar(number, rows); }
	void printstr(const char text[]) { print(text); }

protected:
	virtual void pulse(uint8_t value, bool isText);

private:
	void expand(uint8_t wires);

	uint8_t address;
	uint8_t columns;
	uint8_t rows;
	uint8_t dots;
	uint8_t light;
};

#endif
