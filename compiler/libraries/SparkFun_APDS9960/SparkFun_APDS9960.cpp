// Registers and bits: Avago APDS-9960 data sheet, AV02-4191EN, "Register Set".

#include "SparkFun_APDS9960.h"

static const uint8_t ENABLE = 0x80;
static const uint8_t WTIME = 0x83;
static const uint8_t PILT = 0x89;
static const uint8_t PIHT = 0x8B;
static const uint8_t PERS = 0x8C;
static const uint8_t PPULSE = 0x8E;
static const uint8_t CONTROL = 0x8F;
static const uint8_t CONFIG2 = 0x90;
static const uint8_t ID = 0x92;
static const uint8_t PDATA = 0x9C;
static const uint8_t GPENTH = 0xA0;
static const uint8_t GEXTH = 0xA1;
static const uint8_t GCONF1 = 0xA2;
static const uint8_t GCONF2 = 0xA3;
static const uint8_t GPULSE = 0xA6;
static const uint8_t GCONF4 = 0xAB;
static const uint8_t GFLVL = 0xAE;
static const uint8_t GSTATUS = 0xAF;
static const uint8_t PICLEAR = 0xE5;
static const uint8_t GFIFO_U = 0xFC;

static const uint8_t THE_CHIP = 0xAB;
static const uint8_t GVALID = 0x01;

// A gesture begins above 40 and ends when all four are below 30.
static const uint8_t ENTER = 40;
static const uint8_t EXIT = 30;
// Datasets whose four values add up to less are not looked at.
static const uint8_t LEAST_LIGHT = 24;
// The balance must change by so many percent from the first dataset to the last.
static const int16_t LEAST_CHANGE = 50;
static const uint8_t FIFO_PAUSE_MS = 30;
// A hand that stays: about a second of datasets, 4.2 ms each.
static const uint16_t STAYS = 180;
// 8 datasets of 4 bytes fill the buffer of Wire.
static const uint8_t BLOCK = 32;

bool SparkFun_APDS9960::init() {
	Wire.begin();
	uint8_t id;
	if (!read8(ID, id) || id != THE_CHIP) return false;
	// Proximity: 10 pulses of 16 us, four times the gain. The wait timer: one step of 2.78 ms. Gestures: valid from 4
	// datasets on, four times the gain, 2.8 ms between two datasets.
	return setMode(ALL, OFF) && write8(WTIME, 0xFF) && write8(PPULSE, 0x89) && write8(PERS, 0x11) &&
	       write8(CONFIG2, 0x01) && setLEDDrive(LED_DRIVE_100MA) && setProximityGain(PGAIN_4X) &&
	       setProximityIntLowThreshold(0) && setProximityIntHighThreshold(50) && write8(GPENTH, ENTER) &&
	       write8(GEXTH, EXIT) && write8(GCONF1, 0x40) && write8(GCONF2, 0x41) && write8(GPULSE, 0xC9) &&
	       setGestureIntEnable(0);
}

uint8_t SparkFun_APDS9960::getMode() {
	uint8_t mode;
	return read8(ENABLE, mode) ? mode : 0xFF;
}

bool SparkFun_APDS9960::setMode(uint8_t mode, uint8_t enable) {
	if (mode == ALL) return write8(ENABLE, enable ? 0x7F : 0);
	return mode < ALL && writeBits(ENABLE, mode, 1, enable ? 1 : 0);
}

bool SparkFun_APDS9960::enablePower() { return setMode(POWER, ON); }

bool SparkFun_APDS9960::disablePower() { return setMode(POWER, OFF); }

bool SparkFun_APDS9960::enableGestureSensor(bool interrupts) {
	return writeBits(CONFIG2, 4, 3, 3) && setGestureIntEnable(interrupts) && writeBits(GCONF4, 2, 1, 1) &&
	       enablePower() && setMode(WAIT, ON) && setMode(PROXIMITY, ON) && setMode(GESTURE, ON);
}

bool SparkFun_APDS9960::disableGestureSensor() {
	return setGestureIntEnable(0) && writeBits(GCONF4, 0, 1, 0) && setMode(GESTURE, OFF);
}

bool SparkFun_APDS9960::enableProximitySensor(bool interrupts) {
	return setProximityIntEnable(interrupts) && enablePower() && setMode(PROXIMITY, ON);
}

bool SparkFun_APDS9960::disableProximitySensor() { return setProximityIntEnable(0) && setMode(PROXIMITY, OFF); }

bool SparkFun_APDS9960::isGestureAvailable() {
	uint8_t status;
	return read8(GSTATUS, status) && (status & GVALID);
}

int SparkFun_APDS9960::readGesture() {
	if (!isGestureAvailable()) return DIR_NONE;
	datasets = 0;
	total = moment = 0;
	for (;;) {
		uint8_t status, level;
		if (!read8(GSTATUS, status)) return -1;
		if (!(status & GVALID)) return decode();
		if (!read8(GFLVL, level)) return -1;
		while (level > 0) {
			uint8_t bytes[BLOCK];
			uint8_t asked = min(level, (uint8_t)(BLOCK / 4));
			if (readBlock(GFIFO_U, bytes, asked * 4) != asked * 4) return -1;
			for (uint8_t at = 0; at < asked; at++) take(bytes + at * 4);
			level -= asked;
		}
		delay(FIFO_PAUSE_MS);
	}
}

static int8_t balance(uint8_t one, uint8_t other) {
	int16_t sum = one + other;
	return sum == 0 ? 0 : (one - other) * 100 / sum;
}

void SparkFun_APDS9960::take(const uint8_t *dataset) {
	uint16_t light = dataset[0] + dataset[1] + dataset[2] + dataset[3];
	if (light < LEAST_LIGHT) return;
	lastUd = balance(dataset[0], dataset[1]);
	lastLr = balance(dataset[2], dataset[3]);
	if (datasets == 0) {
		firstUd = lastUd;
		firstLr = lastLr;
	}
	total += light;
	moment += (uint32_t)light * datasets;
	datasets++;
}

// Where a hand goes is the side whose photodiode sees it first.
int SparkFun_APDS9960::decode() {
	if (datasets == 0) return DIR_NONE;
	int16_t ud = lastUd - firstUd;
	int16_t lr = lastLr - firstLr;
	if (abs(ud) >= LEAST_CHANGE || abs(lr) >= LEAST_CHANGE) {
		if (abs(ud) > abs(lr)) return ud < 0 ? DIR_UP : DIR_DOWN;
		return lr < 0 ? DIR_LEFT : DIR_RIGHT;
	}
	if (datasets < STAYS) return DIR_NONE;
	return moment / total > (uint32_t)(datasets - 1) / 2 ? DIR_NEAR : DIR_FAR;
}

bool SparkFun_APDS9960::readProximity(uint8_t &val) {
	val = 0;
	return read8(PDATA, val);
}

uint8_t SparkFun_APDS9960::getLEDDrive() { return bitsOf(CONTROL, 6, 3); }

bool SparkFun_APDS9960::setLEDDrive(uint8_t drive) { return writeBits(CONTROL, 6, 3, drive); }

uint8_t SparkFun_APDS9960::getProximityGain() { return bitsOf(CONTROL, 2, 3); }

bool SparkFun_APDS9960::setProximityGain(uint8_t gain) { return writeBits(CONTROL, 2, 3, gain); }

uint8_t SparkFun_APDS9960::getGestureLEDDrive() { return bitsOf(GCONF2, 3, 3); }

bool SparkFun_APDS9960::setGestureLEDDrive(uint8_t drive) { return writeBits(GCONF2, 3, 3, drive); }

uint8_t SparkFun_APDS9960::getGestureGain() { return bitsOf(GCONF2, 5, 3); }

bool SparkFun_APDS9960::setGestureGain(uint8_t gain) { return writeBits(GCONF2, 5, 3, gain); }

uint8_t SparkFun_APDS9960::getGestureIntEnable() { return bitsOf(GCONF4, 1, 1); }

bool SparkFun_APDS9960::setGestureIntEnable(uint8_t enable) { return writeBits(GCONF4, 1, 1, enable ? 1 : 0); }

bool SparkFun_APDS9960::setProximityIntLowThreshold(uint8_t threshold) { return write8(PILT, threshold); }

bool SparkFun_APDS9960::setProximityIntHighThreshold(uint8_t threshold) { return write8(PIHT, threshold); }

uint8_t SparkFun_APDS9960::getProximityIntEnable() { return bitsOf(ENABLE, PROXIMITY_INT, 1); }

bool SparkFun_APDS9960::setProximityIntEnable(uint8_t enable) { return setMode(PROXIMITY_INT, enable); }

// The address alone clears it.
bool SparkFun_APDS9960::clearProximityInt() {
	Wire.beginTransmission(APDS9960_I2C_ADDR);
	Wire.write(PICLEAR);
	return Wire.endTransmission() == 0;
}

uint8_t SparkFun_APDS9960::bitsOf(uint8_t address, uint8_t shift, uint8_t mask) {
	uint8_t value;
	return read8(address, value) ? (value >> shift) & mask : 0xFF;
}

bool SparkFun_APDS9960::writeBits(uint8_t address, uint8_t shift, uint8_t mask, uint8_t value) {
	uint8_t before;
	if (!read8(address, before)) return false;
	return write8(address, (before & ~(mask << shift)) | (value & mask) << shift);
}

bool SparkFun_APDS9960::write8(uint8_t address, uint8_t value) {
	Wire.beginTransmission(APDS9960_I2C_ADDR);
	Wire.write(address);
	Wire.write(value);
	return Wire.endTransmission() == 0;
}

bool SparkFun_APDS9960::read8(uint8_t address, uint8_t &value) { return readBlock(address, &value, 1) == 1; }

uint8_t SparkFun_APDS9960::readBlock(uint8_t address, uint8_t *bytes, uint8_t count) {
	Wire.beginTransmission(APDS9960_I2C_ADDR);
	Wire.write(address);
	if (Wire.endTransmission() != 0) return 0;
	Wire.requestFrom((uint8_t)APDS9960_I2C_ADDR, count);
	uint8_t come = 0;
	while (Wire.available() && come < count) bytes[come++] = Wire.read();
	return come;
}
