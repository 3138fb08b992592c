#ifndef SSD1306ASCII_WIRE_H
#define SSD1306ASCII_WIRE_H

#include "SSD1306Ascii.h"
#include <Wire.h>

// On I2C. The sketch starts Wire.
class SSD1306AsciiWire : public SSD1306Ascii {
public:
	explicit SSD1306AsciiWire(TwoWire &bus = Wire) : wire(&bus) {}
	void begin(const DevType *device, uint8_t i2cAddr);

protected:
	void send(bool data, const uint8_t *bytes, uint8_t count) override;

private:
	TwoWire *wire;
	uint8_t address = 0;
};

#endif
