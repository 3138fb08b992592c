// How the usual boards join the PCF8574 to the display: P0 is RS, P1 RW, P2 E, P3 the light, P4 to P7 are D4 to D7.

#include <LiquidCrystal_I2C.h>

static const uint8_t RS = 0x01;
static const uint8_t ENABLE = 0x04;

LiquidCrystal_I2C::LiquidCrystal_I2C(uint8_t address, uint8_t columns, uint8_t rows, uint8_t dots)
	: address(address), columns(columns), rows(rows), dots(dots), light(LCD_NOBACKLIGHT) {}

void LiquidCrystal_I2C::init() {
	light = LCD_NOBACKLIGHT;
	Wire.begin();
	expand(0);
	wake(LCD_4BITMODE, columns, rows, dots);
}

void LiquidCrystal_I2C::begin() {
	init();
	backlight();
}

void LiquidCrystal_I2C::begin(uint8_t columns, uint8_t rows, uint8_t dots) {
	this->columns = columns;
	this->rows = rows;
	this->dots = dots;
	begin();
}

void LiquidCrystal_I2C::setBacklight(uint8_t on) {
	light = on ? LCD_BACKLIGHT : LCD_NOBACKLIGHT;
	expand(0);
}

// A byte on I2C takes longer than any of the display's own times for E.
void LiquidCrystal_I2C::pulse(uint8_t value, bool isText) {
	uint8_t wires = (value & 0xF0) | (isText ? RS : 0);
	expand(wires);
	expand(wires | ENABLE);
	expand(wires);
}

void LiquidCrystal_I2C::expand(uint8_t wires) {
	Wire.beginTransmission(address);
	Wire.write(wires | light);
	Wire.endTransmission();
}
