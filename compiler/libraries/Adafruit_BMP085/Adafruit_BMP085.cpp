// Registers, times and formulas: Bosch BMP180 data sheet, BST-BMP180-DS000-09, pp. 11-18.

#include "Adafruit_BMP085.h"

static const uint8_t ADDRESS = 0x77;
static const uint8_t CALIBRATION = 0xAA;
static const uint8_t CHIP_ID = 0xD0;
static const uint8_t CONTROL = 0xF4;
static const uint8_t OUTPUT_REGISTER = 0xF6;
static const uint8_t THE_CHIP = 0x55;
static const uint8_t TEMPERATURE_COMMAND = 0x2E;
static const uint8_t PRESSURE_COMMAND = 0x34;

Adafruit_BMP085::Adafruit_BMP085() : bus(&Wire), oversampling(BMP085_ULTRAHIGHRES) {}

bool Adafruit_BMP085::begin(uint8_t mode, TwoWire *wire) {
	bus = wire;
	oversampling = mode > BMP085_ULTRAHIGHRES ? BMP085_ULTRAHIGHRES : mode;
	bus->begin();
	if (read8(CHIP_ID) != THE_CHIP) return false;
	ac1 = read16(CALIBRATION);
	ac2 = read16(CALIBRATION + 2);
	ac3 = read16(CALIBRATION + 4);
	ac4 = read16(CALIBRATION + 6);
	ac5 = read16(CALIBRATION + 8);
	ac6 = read16(CALIBRATION + 10);
	b1 = read16(CALIBRATION + 12);
	b2 = read16(CALIBRATION + 14);
	mb = read16(CALIBRATION + 16);
	mc = read16(CALIBRATION + 18);
	md = read16(CALIBRATION + 20);
	return true;
}

uint16_t Adafruit_BMP085::readRawTemperature() {
	write8(CONTROL, TEMPERATURE_COMMAND);
	delay(5);
	return read16(OUTPUT_REGISTER);
}

uint32_t Adafruit_BMP085::readRawPressure() {
	static const uint8_t MILLISECONDS[] = {5, 8, 14, 26};
	write8(CONTROL, PRESSURE_COMMAND + (oversampling << 6));
	delay(MILLISECONDS[oversampling]);
	uint32_t raw = (uint32_t)read16(OUTPUT_REGISTER) << 8 | read8(OUTPUT_REGISTER + 2);
	return raw >> (8 - oversampling);
}

int32_t Adafruit_BMP085::computeB5(int32_t ut) {
	int32_t x1 = (ut - (int32_t)ac6) * (int32_t)ac5 >> 15;
	int32_t x2 = ((int32_t)mc << 11) / (x1 + md);
	return x1 + x2;
}

float Adafruit_BMP085::readTemperature() { return ((computeB5(readRawTemperature()) + 8) >> 4) / 10.0; }

int32_t Adafruit_BMP085::readPressure() {
	int32_t b5 = computeB5(readRawTemperature());
	int32_t up = readRawPressure();

	int32_t b6 = b5 - 4000;
	int32_t square = b6 * b6 >> 12;
	int32_t x3 = ((int32_t)b2 * square >> 11) + ((int32_t)ac2 * b6 >> 11);
	int32_t b3 = ((((int32_t)ac1 * 4 + x3) << oversampling) + 2) / 4;
	x3 = (((int32_t)ac3 * b6 >> 13) + ((int32_t)b1 * square >> 16) + 2) >> 2;
	uint32_t b4 = (uint32_t)ac4 * (uint32_t)(x3 + 32768) >> 15;
	uint32_t b7 = (uint32_t)(up - b3) * (uint32_t)(50000UL >> oversampling);
	int32_t p = b7 < 0x80000000 ? b7 * 2 / b4 : b7 / b4 * 2;
	int32_t x1 = (p >> 8) * (p >> 8) * 3038 >> 16;
	int32_t x2 = -7357 * p >> 16;
	return p + ((x1 + x2 + 3791) >> 4);
}

// The international barometric formula, p. 16.
float Adafruit_BMP085::readAltitude(float sealevelPressure) {
	return 44330 * (1.0 - pow(readPressure() / sealevelPressure, 0.1903));
}

int32_t Adafruit_BMP085::readSealevelPressure(float altitude_meters) {
	return (int32_t)(readPressure() / pow(1.0 - altitude_meters / 44330, 5.255));
}

uint8_t Adafruit_BMP085::read8(uint8_t address) {
	bus->beginTransmission(ADDRESS);
	bus->write(address);
	bus->endTransmission();
	bus->requestFrom(ADDRESS, (uint8_t)1);
	return bus->read();
}

uint16_t Adafruit_BMP085::read16(uint8_t address) {
	bus->beginTransmission(ADDRESS);
	bus->write(address);
	bus->endTransmission();
	bus->requestFrom(ADDRESS, (uint8_t)2);
	uint16_t high = bus->read();
	return high << 8 | bus->read();
}

void Adafruit_BMP085::write8(uint8_t address, uint8_t value) {
	bus->beginTransmission(ADDRESS);
	bus->write(address);
	bus->write(value);
	bus->endTransmission();
}
