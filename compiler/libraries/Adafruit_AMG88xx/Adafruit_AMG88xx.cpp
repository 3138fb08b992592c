// Registers: Panasonic, Grid-EYE AMG88 specifications, "Register map"; the steps of both temperatures: "Temperature Register".

#include "Adafruit_AMG88xx.h"

static const uint8_t POWER_CONTROL = 0x00;
static const uint8_t RESET = 0x01;
static const uint8_t FRAME_RATE = 0x02;
static const uint8_t INTERRUPT_CONTROL = 0x03;
static const uint8_t AVERAGE = 0x07;
static const uint8_t HIGH_LEVEL = 0x08;
static const uint8_t LOW_LEVEL = 0x0A;
static const uint8_t HYSTERESIS = 0x0C;
static const uint8_t THERMISTOR = 0x0E;
static const uint8_t INTERRUPT_TABLE = 0x10;
static const uint8_t AVERAGE_LOCK = 0x1F;
static const uint8_t FIRST_PIXEL = 0x80;

static const uint8_t INITIAL_RESET = 0x3F;
static const uint8_t FLAG_RESET = 0x30;
static const uint8_t INTERRUPT_ENABLED = 0x01;
static const uint8_t ABSOLUTE_MODE = 0x02;
static const uint8_t AVERAGE_ON = 0x20;
static const uint8_t FIRST_FRAME_MILLISECONDS = 100;
// Wire has room for 32 bytes: a row of the picture has 16.
static const uint8_t PIXELS_A_ROW = 8;

bool Adafruit_AMG88xx::begin(uint8_t addr, TwoWire *theWire) {
	address = addr;
	bus = theWire;
	bus->begin();
	bus->beginTransmission(address);
	if (bus->endTransmission() != 0) return false;
	write8(POWER_CONTROL, 0);
	write8(RESET, INITIAL_RESET);
	interruptControl = 0;
	write8(INTERRUPT_CONTROL, interruptControl);
	write8(FRAME_RATE, 0);
	delay(FIRST_FRAME_MILLISECONDS);
	return true;
}

void Adafruit_AMG88xx::readPixels(float *buf, uint8_t size) {
	if (size > AMG88xx_PIXEL_ARRAY_SIZE) size = AMG88xx_PIXEL_ARRAY_SIZE;
	uint8_t bytes[2 * PIXELS_A_ROW];
	for (uint8_t first = 0; first < size; first += PIXELS_A_ROW) {
		uint8_t count = size - first < PIXELS_A_ROW ? size - first : PIXELS_A_ROW;
		uint8_t come = readBlock(FIRST_PIXEL + 2 * first, bytes, 2 * count) / 2;
		for (uint8_t i = 0; i < come; i++) {
			// Two's complement of 12 bits: moved up, the sign is where the processor has it.
			int16_t raw = (int16_t)((uint16_t)bytes[2 * i + 1] << 12 | (uint16_t)bytes[2 * i] << 4) / 16;
			buf[first + i] = raw * AMG88xx_PIXEL_TEMP_CONVERSION;
		}
	}
}

float Adafruit_AMG88xx::readThermistor() {
	uint8_t bytes[2] = {0, 0};
	readBlock(THERMISTOR, bytes, 2);
	float celsius = ((bytes[1] & 0x07) << 8 | bytes[0]) * AMG88xx_THERMISTOR_CONVERSION;
	return bytes[1] & 0x08 ? -celsius : celsius;
}

void Adafruit_AMG88xx::setMovingAverageMode(bool mode) {
	write8(AVERAGE_LOCK, 0x50);
	write8(AVERAGE_LOCK, 0x45);
	write8(AVERAGE_LOCK, 0x57);
	write8(AVERAGE, mode ? AVERAGE_ON : 0);
	write8(AVERAGE_LOCK, 0);
}

void Adafruit_AMG88xx::enableInterrupt() {
	interruptControl |= INTERRUPT_ENABLED;
	write8(INTERRUPT_CONTROL, interruptControl);
}

void Adafruit_AMG88xx::disableInterrupt() {
	interruptControl &= ~INTERRUPT_ENABLED;
	write8(INTERRUPT_CONTROL, interruptControl);
}

void Adafruit_AMG88xx::setInterruptMode(uint8_t mode) {
	if (mode == AMG88xx_ABSOLUTE_VALUE) interruptControl |= ABSOLUTE_MODE;
	else interruptControl &= ~ABSOLUTE_MODE;
	write8(INTERRUPT_CONTROL, interruptControl);
}

void Adafruit_AMG88xx::setInterruptLevels(float high, float low) { setInterruptLevels(high, low, high * .95); }

void Adafruit_AMG88xx::setInterruptLevels(float high, float low, float hysteresis) {
	writeLevel(HIGH_LEVEL, high);
	writeLevel(LOW_LEVEL, low);
	writeLevel(HYSTERESIS, hysteresis);
}

void Adafruit_AMG88xx::getInterrupt(uint8_t *buf, uint8_t size) { readBlock(INTERRUPT_TABLE, buf, size < 8 ? size : 8); }

void Adafruit_AMG88xx::clearInterrupt() { write8(RESET, FLAG_RESET); }

void Adafruit_AMG88xx::write8(uint8_t at, uint8_t value) {
	bus->beginTransmission(address);
	bus->write(at);
	bus->write(value);
	bus->endTransmission();
}

void Adafruit_AMG88xx::writeLevel(uint8_t at, float celsius) {
	int16_t steps = constrain(celsius / AMG88xx_PIXEL_TEMP_CONVERSION, -2048, 2047);
	write8(at, steps & 0xFF);
	write8(at + 1, steps >> 8 & 0x0F);
}

uint8_t Adafruit_AMG88xx::readBlock(uint8_t at, uint8_t *bytes, uint8_t count) {
	bus->beginTransmission(address);
	bus->write(at);
	if (bus->endTransmission() != 0) return 0;
	uint8_t come = bus->requestFrom(address, count);
	for (uint8_t i = 0; i < come; i++) bytes[i] = bus->read();
	return come;
}
