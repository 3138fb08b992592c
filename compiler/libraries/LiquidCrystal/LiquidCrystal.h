// Displays with an HD44780 on four or eight data wires: 16 x 2, 20 x 4 and the like.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   LiquidCrystal lcd(12, 11, 5, 4, 3, 2);      // RS, E, D4, D5, D6, D7
//   lcd.begin(16, 2);
//   lcd.print("Hello");

#ifndef LiquidCrystal_h
#define LiquidCrystal_h

#include <CharacterDisplay.h>

class LiquidCrystal : public CharacterDisplay {
public:
	LiquidCrystal(uint8_t rs, uint8_t enable, uint8_t d4, uint8_t d5, uint8_t d6, uint8_t d7);
	LiquidCrystal(uint8_t rs, uint8_t rw, uint8_t enable, uint8_t d4, uint8_t d5, uint8_t d6, uint8_t d7);
	LiquidCrystal(uint8_t rs, uint8_t enable, uint8_t d0, uint8_t d1, uint8_t d2, uint8_t d3, uint8_t d4, uint8_t d5,
		uint8_t d6, uint8_t d7);
	LiquidCrystal(uint8_t rs, uint8_t rw, uint8_t enable, uint8_t d0, uint8_t d1, uint8_t d2, uint8_t d3, uint8_t d4,
		uint8_t d5, uint8_t d6, uint8_t d7);

	// To be called in setup().
	void begin(uint8_t columns, uint8_t rows, uint8_t dots = LCD_5x8DOTS);

protected:
	virtual void pulse(uint8_t value, bool isText);

private:
	void use(uint8_t rs, uint8_t rw, uint8_t enable);

	uint8_t rsPin;
	uint8_t rwPin;
	uint8_t enablePin;
	// D0 to D7; with four wires only the last four.
	uint8_t dataPins[8];
	uint8_t firstData;
};

#endif
