#include "SSD1306AsciiWire.h"

void SSD1306AsciiWire::begin(const DevType *device, uint8_t i2cAddr) {
	address = i2cAddr;
	init(device);
}

void SSD1306AsciiWire::send(bool data, const uint8_t *bytes, uint8_t count) {
	wire->beginTransmission(address);
	wire->write(data ? 0x40 : 0x00);
	wire->write(bytes, count);
	wire->endTransmission();
}
