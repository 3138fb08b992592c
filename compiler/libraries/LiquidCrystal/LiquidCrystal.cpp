#include <LiquidCrystal.h>

static const uint8_t NO_PIN = 255;

LiquidCrystal::LiquidCrystal(uint8_t rs, uint8_t enable, uint8_t d4, uint8_t d5, uint8_t d6, uint8_t d7)
	: dataPins{NO_PIN, NO_PIN, NO_PIN, NO_PIN, d4, d5, d6, d7}, firstData(4) {
	use(rs, NO_PIN, enable);
}

LiquidCrystal::LiquidCrystal(uint8_t rs, uint8_t rw, uint8_t enable, uint8_t d4, uint8_t d5, uint8_t d6, uint8_t d7)
	: dataPins{NO_PIN, NO_PIN, NO_PIN, NO_PIN, d4, d5, d6, d7}, firstData(4) {
	use(rs, rw, enable);
}

LiquidCrystal::LiquidCrystal(uint8_t rs, uint8_t enable, uint8_t d0, uint8_t d1, uint8_t d2, uint8_t d3, uint8_t d4,
	uint8_t d5, uint8_t d6, uint8_t d7)
	: dataPins{d0, d1, d2, d3, d4, d5, d6, d7}, firstData(0) {
	use(rs, NO_PIN, enable);
}

LiquidCrystal::LiquidCrystal(uint8_t rs, uint8_t rw, uint8_t enable, uint8_t d0, uint8_t d1, uint8_t d2, uint8_t d3,
	uint8_t d4, uint8_t d5, uint8_t d6, uint8_t d7)
	: dataPins{d0, d1, d2, d3, d4, d5, d6, d7}, firstData(0) {
	use(rs, rw, enable);
}

void LiquidCrystal::use(uint8_t rs, uint8_t rw, uint8_t enable) {
	rsPin = rs;
	rwPin = rw;
	enablePin = enable;
}

void LiquidCrystal::begin(uint8_t columns, uint8_t rows, uint8_t dots) {
	pinMode(rsPin, OUTPUT);
	pinMode(enablePin, OUTPUT);
	digitalWrite(enablePin, LOW);
	if (rwPin != NO_PIN) {
		pinMode(rwPin, OUTPUT);
		digitalWrite(rwPin, LOW);
	}
	for (uint8_t wire = firstData; wire < 8; wire++) pinMode(dataPins[wire], OUTPUT);
	wake(firstData == 0 ? LCD_8BITMODE : LCD_4BITMODE, columns, rows, dots);
}

void LiquidCrystal::pulse(uint8_t value, bool isText) {
	digitalWrite(rsPin, isText);
	for (uint8_t wire = firstData; wire < 8; wire++) digitalWrite(dataPins[wire], (value >> wire) & 1);
	digitalWrite(enablePin, HIGH);
	// E is high for at least 450 ns (data sheet, "Bus Timing Characteristics"); the display takes the wires when it falls.
	delayMicroseconds(1);
	digitalWrite(enablePin, LOW);
}
