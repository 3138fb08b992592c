// Registers and bits: Maxim MAX30102 data sheet 19-7740, "Register Maps and Descriptions".

#include "MAX30105.h"

static const uint8_t INT_STATUS1 = 0x00;
static const uint8_t INT_STATUS2 = 0x01;
static const uint8_t INT_ENABLE1 = 0x02;
static const uint8_t INT_ENABLE2 = 0x03;
static const uint8_t FIFO_WRITE = 0x04;
static const uint8_t FIFO_OVERFLOW = 0x05;
static const uint8_t FIFO_READ = 0x06;
static const uint8_t FIFO_DATA = 0x07;
static const uint8_t FIFO_CONFIG = 0x08;
static const uint8_t MODE = 0x09;
static const uint8_t SPO2_CONFIG = 0x0A;
static const uint8_t LED_RED = 0x0C;
static const uint8_t LED_IR = 0x0D;
static const uint8_t LED_GREEN = 0x0E;
static const uint8_t LED_PROXIMITY = 0x10;
static const uint8_t SLOTS12 = 0x11;
static const uint8_t TEMPERATURE = 0x1F;
static const uint8_t FRACTION = 0x20;
static const uint8_t MEASURE = 0x21;
static const uint8_t REVISION = 0xFE;
static const uint8_t PART = 0xFF;

static const uint8_t THE_PART = 0x15;
static const uint8_t FIFO_DEPTH = 32;
static const uint8_t BYTES = 3;
// Wire takes 32 bytes at a time: whole samples of 3, 6 or 9.
static const uint8_t BLOCK = 32;
// A temperature takes 29 ms.
static const uint8_t TEMPERATURE_MS = 100;

bool MAX30105::begin(TwoWire &wirePort, uint32_t i2cSpeed, uint8_t i2caddr) {
	wire = &wirePort;
	chip = i2caddr;
	wire->begin();
	wire->setClock(i2cSpeed);
	return readPartID() == THE_PART;
}

// The number of the highest step that is not above the value.
static uint8_t stepFor(uint16_t value, uint16_t lowest, uint8_t most) {
	uint8_t step = 0;
	while (step < most && value >= lowest * 2) {
		lowest *= 2;
		step++;
	}
	return step;
}

void MAX30105::setup(byte powerLevel, byte sampleAverage, byte ledMode, int sampleRate, int pulseWidth, int adcRange) {
	softReset();
	setFIFOAverage(stepFor(sampleAverage, 1, 5) << 5);
	enableFIFORollover();
	setLEDMode(ledMode == 3 ? 0x07 : ledMode == 2 ? 0x03 : 0x02);
	leds = ledMode < 1 ? 1 : ledMode > 3 ? 3 : ledMode;
	setADCRange(stepFor(adcRange, 2048, 3) << 5);
	static const int RATES[] = {50, 100, 200, 400, 800, 1000, 1600, 3200};
	uint8_t rate = 0;
	while (rate < 7 && sampleRate >= RATES[rate + 1]) rate++;
	setSampleRate(rate << 2);
	setPulseWidth(pulseWidth >= 411 ? 3 : pulseWidth >= 215 ? 2 : pulseWidth >= 118 ? 1 : 0);
	setPulseAmplitudeRed(powerLevel);
	setPulseAmplitudeIR(powerLevel);
	setPulseAmplitudeGreen(powerLevel);
	setPulseAmplitudeProximity(powerLevel);
	for (uint8_t led = 1; led <= leds; led++) enableSlot(led, led);
	clearFIFO();
}

uint16_t MAX30105::check() {
	uint8_t waiting = (getWritePointer() - getReadPointer()) & (FIFO_DEPTH - 1);
	// The pointers of a full FIFO are alike, but it has lost samples.
	if (waiting == 0 && get(FIFO_OVERFLOW) != 0) waiting = FIFO_DEPTH;
	if (waiting == 0 || leds == 0) return 0;
	uint8_t size = leds * BYTES;
	wire->beginTransmission(chip);
	wire->write(FIFO_DATA);
	wire->endTransmission();
	for (uint8_t left = waiting; left > 0;) {
		uint8_t asked = min(left, (uint8_t)(BLOCK / size));
		if (wire->requestFrom(chip, (uint8_t)(asked * size)) != asked * size) return 0;
		left -= asked;
		while (asked-- > 0) {
			if (kept == KEPT) nextSample();
			uint32_t *sample = samples[(oldest + kept) % KEPT];
			for (uint8_t led = 0; led < 3; led++) sample[led] = 0;
			for (uint8_t led = 0; led < leds; led++)
				for (uint8_t at = 0; at < BYTES; at++) sample[led] = (sample[led] << 8 | wire->read()) & 0x3FFFF;
			kept++;
		}
	}
	return waiting;
}

uint8_t MAX30105::available() { return kept; }

void MAX30105::nextSample() {
	if (kept == 0) return;
	oldest = (oldest + 1) % KEPT;
	kept--;
}

uint32_t MAX30105::getFIFORed() { return samples[oldest][0]; }

uint32_t MAX30105::getFIFOIR() { return samples[oldest][1]; }

uint32_t MAX30105::getFIFOGreen() { return samples[oldest][2]; }

bool MAX30105::safeCheck(uint8_t maxTimeToCheck) {
	unsigned long began = millis();
	while (check() == 0) {
		if (millis() - began > maxTimeToCheck) return false;
		delay(1);
	}
	return true;
}

uint32_t MAX30105::getRed() { return safeCheck(250) ? samples[(oldest + kept - 1) % KEPT][0] : 0; }

uint32_t MAX30105::getIR() { return safeCheck(250) ? samples[(oldest + kept - 1) % KEPT][1] : 0; }

uint32_t MAX30105::getGreen() { return safeCheck(250) ? samples[(oldest + kept - 1) % KEPT][2] : 0; }

void MAX30105::softReset() {
	set(MODE, 0x40);
	unsigned long began = millis();
	while ((get(MODE) & 0x40) && millis() - began < 100) delay(1);
	oldest = kept = 0;
}

void MAX30105::shutDown() { setBits(MODE, 0x7F, 0x80); }

void MAX30105::wakeUp() { setBits(MODE, 0x7F, 0); }

void MAX30105::setLEDMode(uint8_t mode) { setBits(MODE, 0xF8, mode); }

void MAX30105::setADCRange(uint8_t adcRange) { setBits(SPO2_CONFIG, 0x9F, adcRange); }

void MAX30105::setSampleRate(uint8_t sampleRate) { setBits(SPO2_CONFIG, 0xE3, sampleRate); }

void MAX30105::setPulseWidth(uint8_t pulseWidth) { setBits(SPO2_CONFIG, 0xFC, pulseWidth); }

void MAX30105::setPulseAmplitudeRed(uint8_t value) { set(LED_RED, value); }

void MAX30105::setPulseAmplitudeIR(uint8_t value) { set(LED_IR, value); }

void MAX30105::setPulseAmplitudeGreen(uint8_t value) { set(LED_GREEN, value); }

void MAX30105::setPulseAmplitudeProximity(uint8_t value) { set(LED_PROXIMITY, value); }

void MAX30105::enableSlot(uint8_t slotNumber, uint8_t device) {
	if (slotNumber < 1 || slotNumber > 4) return;
	uint8_t reg = SLOTS12 + (slotNumber - 1) / 2;
	if (slotNumber % 2 == 1) setBits(reg, 0xF8, device);
	else setBits(reg, 0x8F, device << 4);
}

void MAX30105::disableSlots() {
	set(SLOTS12, 0);
	set(SLOTS12 + 1, 0);
}

void MAX30105::setFIFOAverage(uint8_t samples) { setBits(FIFO_CONFIG, 0x1F, samples); }

void MAX30105::enableFIFORollover() { setBits(FIFO_CONFIG, 0xEF, 0x10); }

void MAX30105::disableFIFORollover() { setBits(FIFO_CONFIG, 0xEF, 0); }

void MAX30105::setFIFOAlmostFull(uint8_t samples) { setBits(FIFO_CONFIG, 0xF0, samples); }

uint8_t MAX30105::getWritePointer() { return get(FIFO_WRITE); }

uint8_t MAX30105::getReadPointer() { return get(FIFO_READ); }

void MAX30105::clearFIFO() {
	set(FIFO_WRITE, 0);
	set(FIFO_OVERFLOW, 0);
	set(FIFO_READ, 0);
}

uint8_t MAX30105::getINT1() { return get(INT_STATUS1); }

uint8_t MAX30105::getINT2() { return get(INT_STATUS2); }

void MAX30105::enableAFULL() { setBits(INT_ENABLE1, 0x7F, 0x80); }

void MAX30105::disableAFULL() { setBits(INT_ENABLE1, 0x7F, 0); }

void MAX30105::enableDATARDY() { setBits(INT_ENABLE1, 0xBF, 0x40); }

void MAX30105::disableDATARDY() { setBits(INT_ENABLE1, 0xBF, 0); }

void MAX30105::enableDIETEMPRDY() { setBits(INT_ENABLE2, 0xFD, 0x02); }

void MAX30105::disableDIETEMPRDY() { setBits(INT_ENABLE2, 0xFD, 0); }

float MAX30105::readTemperature() {
	set(MEASURE, 1);
	unsigned long began = millis();
	while (get(MEASURE) & 1) {
		if (millis() - began > TEMPERATURE_MS) return -999;
		delay(1);
	}
	return (int8_t)get(TEMPERATURE) + get(FRACTION) * 0.0625;
}

float MAX30105::readTemperatureF() {
	float celsius = readTemperature();
	return celsius == -999 ? celsius : celsius * 1.8 + 32;
}

uint8_t MAX30105::getRevisionID() { return get(REVISION); }

uint8_t MAX30105::readPartID() { return get(PART); }

uint8_t MAX30105::readRegister8(uint8_t address, uint8_t reg) {
	wire->beginTransmission(address);
	wire->write(reg);
	if (wire->endTransmission(false) != 0 || wire->requestFrom(address, (uint8_t)1) != 1) return 0;
	return wire->read();
}

void MAX30105::writeRegister8(uint8_t address, uint8_t reg, uint8_t value) {
	wire->beginTransmission(address);
	wire->write(reg);
	wire->write(value);
	wire->endTransmission();
}

uint8_t MAX30105::get(uint8_t reg) { return readRegister8(chip, reg); }

void MAX30105::set(uint8_t reg, uint8_t value) { writeRegister8(chip, reg, value); }

void MAX30105::setBits(uint8_t reg, uint8_t keep, uint8_t value) { set(reg, (get(reg) & keep) | value); }
