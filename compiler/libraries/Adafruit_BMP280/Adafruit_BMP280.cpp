// Registers, times and formulas: Bosch BMP280 data sheet, BST-BMP280-DS001, sections 3.8, 3.11.3 and 4.

#include "Adafruit_BMP280.h"

static const uint8_t CALIBRATION = 0x88;
static const uint8_t CHIP_ID = 0xD0;
static const uint8_t SOFT_RESET = 0xE0;
static const uint8_t STATUS = 0xF3;
static const uint8_t CONTROL = 0xF4;
static const uint8_t CONFIG = 0xF5;
static const uint8_t PRESSURE = 0xF7;
static const uint8_t TEMPERATURE = 0xFA;
static const uint8_t MEASURING = 0x08;
static const uint8_t COPYING = 0x01;
static const uint32_t NOTHING = 0x80000;
// The longest measurement takes 43.2 ms.
static const unsigned long PATIENCE_MS = 100;

bool Adafruit_BMP280::begin(uint8_t addr, uint8_t chipid) {
	address = addr;
	bus->begin();
	if (sensorID() != chipid) return false;
	reset();
	unsigned long since = millis();
	while ((getStatus() & COPYING) && millis() - since < PATIENCE_MS) {
	}
	t1 = readWord(CALIBRATION);
	t2 = readWord(CALIBRATION + 2);
	t3 = readWord(CALIBRATION + 4);
	p1 = readWord(CALIBRATION + 6);
	int16_t *const rest[] = {&p2, &p3, &p4, &p5, &p6, &p7, &p8, &p9};
	for (uint8_t index = 0; index < 8; index++) *rest[index] = readWord(CALIBRATION + 8 + 2 * index);
	setSampling();
	delay(PATIENCE_MS);
	return true;
}

void Adafruit_BMP280::reset() {
	write(SOFT_RESET, MODE_SOFT_RESET_CODE);
	delay(2);
}

uint8_t Adafruit_BMP280::getStatus() { return read(STATUS, 1); }

uint8_t Adafruit_BMP280::sensorID() { return read(CHIP_ID, 1); }

void Adafruit_BMP280::setSampling(sensor_mode mode, sensor_sampling tempSampling, sensor_sampling pressSampling,
	sensor_filter filter, standby_duration duration) {
	control = tempSampling << 5 | pressSampling << 2 | mode;
	// Outside of sleep a new configuration may be ignored (section 4.3.5).
	write(CONTROL, MODE_SLEEP);
	write(CONFIG, duration << 5 | filter << 2);
	write(CONTROL, control);
}

bool Adafruit_BMP280::takeForcedMeasurement() {
	if ((control & 3) != MODE_FORCED || !write(CONTROL, control)) return false;
	unsigned long since = millis();
	while (getStatus() & MEASURING) {
		if (millis() - since > PATIENCE_MS) return false;
	}
	return true;
}

// 5120 to a degree, rounded as section 3.11.3 does; 0x80000000 when nothing was measured.
int32_t Adafruit_BMP280::readFine() {
	uint32_t raw = read(TEMPERATURE, 3) >> 4;
	if (raw == NOTHING) return INT32_MIN;
	int32_t adc = raw;
	int32_t var1 = ((adc >> 3) - ((int32_t)t1 << 1)) * t2 >> 11;
	int32_t near = (adc >> 4) - (int32_t)t1;
	return var1 + ((near * near >> 12) * t3 >> 14);
}

float Adafruit_BMP280::readTemperature() {
	int32_t fine = readFine();
	return fine == INT32_MIN ? NAN : ((fine * 5 + 128) >> 8) / 100.0;
}

float Adafruit_BMP280::readPressure() {
	int32_t fine = readFine();
	uint32_t raw = read(PRESSURE, 3) >> 4;
	if (fine == INT32_MIN || raw == NOTHING) return NAN;
	int64_t var1 = (int64_t)fine - 128000;
	int64_t var2 = var1 * var1 * p6;
	var2 += (var1 * p5) * 131072;
	var2 += (int64_t)p4 * 34359738368;
	var1 = (var1 * var1 * p3 >> 8) + (var1 * p2) * 4096;
	var1 = ((((int64_t)1 << 47) + var1) * p1) >> 33;
	if (var1 == 0) return NAN;
	int64_t p = 1048576 - (int32_t)raw;
	p = (p * 2147483648 - var2) * 3125 / var1;
	var1 = p9 * (p >> 13) * (p >> 13) >> 25;
	var2 = p8 * p >> 19;
	p = ((p + var1 + var2) >> 8) + (int64_t)p7 * 16;
	return (float)p / 256;
}

// The international barometric formula.
float Adafruit_BMP280::readAltitude(float seaLevelhPa) {
	return 44330 * (1.0 - pow(readPressure() / 100 / seaLevelhPa, 0.1903));
}

float Adafruit_BMP280::seaLevelForAltitude(float altitude, float atmospheric) {
	return atmospheric / pow(1.0 - altitude / 44330, 5.255);
}

// The highest byte first.
uint32_t Adafruit_BMP280::read(uint8_t reg, uint8_t bytes) {
	bus->beginTransmission(address);
	bus->write(reg);
	bus->endTransmission();
	bus->requestFrom(address, bytes);
	uint32_t value = 0;
	while (bytes--) value = value << 8 | (uint8_t)bus->read();
	return value;
}

uint16_t Adafruit_BMP280::readWord(uint8_t reg) {
	uint16_t swapped = read(reg, 2);
	return swapped << 8 | swapped >> 8;
}

bool Adafruit_BMP280::write(uint8_t reg, uint8_t value) {
	bus->beginTransmission(address);
	bus->write(reg);
	bus->write(value);
	return bus->endTransmission() == 0;
}
