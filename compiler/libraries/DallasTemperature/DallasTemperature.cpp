// Commands, registers and times: Maxim's datasheets of the DS18B20 and DS18S20.

#include <DallasTemperature.h>

static const uint8_t CONVERT = 0x44;
static const uint8_t READ_SCRATCHPAD = 0xBE;
static const uint8_t WRITE_SCRATCHPAD = 0x4E;
static const uint8_t COPY_SCRATCHPAD = 0x48;
static const uint8_t RECALL = 0xB8;
static const uint8_t READ_POWER_SUPPLY = 0xB4;

enum { TEMPERATURE_LOW, TEMPERATURE_HIGH, ALARM_HIGH, ALARM_LOW, CONFIGURATION, RESERVED, COUNT_REMAIN, COUNT_PER_DEGREE, CHECK };

static const uint16_t COPY_MILLISECONDS = 10;
static const uint8_t ASK_EVERY_MILLISECONDS = 4;

void DallasTemperature::forget() {
	devices = 0;
	sensors = 0;
	resolution = 9;
	parasite = false;
	waits = true;
	checks = true;
	saves = true;
	onAlarm = 0;
}

void DallasTemperature::setPullupPin(uint8_t pin) {
	pullupPin = pin;
	pinMode(pin, OUTPUT);
	feed(false);
}

// The transistor is a P-channel one: it conducts while its gate is low.
void DallasTemperature::feed(bool on) {
	if (pullupPin != NO_PIN) digitalWrite(pullupPin, on ? LOW : HIGH);
}

void DallasTemperature::setOneWire(OneWire *bus) {
	wire = bus;
	forget();
}

void DallasTemperature::begin() {
	DeviceAddress address;
	devices = 0;
	sensors = 0;
	parasite = false;
	wire->reset_search();
	while (wire->search(address)) {
		if (!validAddress(address)) continue;
		devices++;
		if (!validFamily(address)) continue;
		sensors++;
		if (!parasite) parasite = readPowerSupply(address);
		uint8_t bits = getResolution(address);
		if (bits > resolution) resolution = bits;
	}
}

bool DallasTemperature::validAddress(const uint8_t *address) {
	return OneWire::crc8(address, 7) == address[7];
}

bool DallasTemperature::validFamily(const uint8_t *address) {
	uint8_t family = address[0];
	return family == DS18B20MODEL || family == DS18S20MODEL || family == DS1822MODEL || family == DS1825MODEL;
}

bool DallasTemperature::getAddress(uint8_t *address, uint8_t index) {
	uint8_t number = 0;
	wire->reset_search();
	while (wire->search(address)) {
		if (validAddress(address) && number++ == index) return true;
	}
	return false;
}

void DallasTemperature::speakTo(const uint8_t *address) {
	if (address) wire->select(address);
	else wire->skip();
}

bool DallasTemperature::readScratchPad(const uint8_t *address, uint8_t *scratchPad) {
	if (!wire->reset()) return false;
	wire->select(address);
	wire->write(READ_SCRATCHPAD);
	wire->read_bytes(scratchPad, sizeof(ScratchPad));
	return wire->reset();
}

void DallasTemperature::writeScratchPad(const uint8_t *address, const uint8_t *scratchPad) {
	wire->reset();
	wire->select(address);
	wire->write(WRITE_SCRATCHPAD);
	wire->write(scratchPad[ALARM_HIGH]);
	wire->write(scratchPad[ALARM_LOW]);
	// The DS18S20 has no configuration.
	if (address[0] != DS18S20MODEL) wire->write(scratchPad[CONFIGURATION]);
	if (saves) saveScratchPad(address);
	else wire->reset();
}

bool DallasTemperature::command(const uint8_t *address, uint8_t code) {
	if (!wire->reset()) return false;
	speakTo(address);
	wire->write(code, parasite);
	return true;
}

bool DallasTemperature::saveScratchPad(const uint8_t *address) {
	if (!command(address, COPY_SCRATCHPAD)) return false;
	feed(true);
	delay(COPY_MILLISECONDS);
	feed(false);
	if (parasite) wire->depower();
	return wire->reset();
}

bool DallasTemperature::saveScratchPadByIndex(uint8_t index) {
	DeviceAddress address;
	return getAddress(address, index) && saveScratchPad(address);
}

// The sensor answers 0 while it reads its EEPROM.
bool DallasTemperature::recallScratchPad(const uint8_t *address) {
	if (!command(address, RECALL)) return false;
	unsigned long began = millis();
	while (wire->read_bit() == 0) {
		if (millis() - began > COPY_MILLISECONDS) return false;
	}
	return wire->reset();
}

bool DallasTemperature::recallScratchPadByIndex(uint8_t index) {
	DeviceAddress address;
	return getAddress(address, index) && recallScratchPad(address);
}

void DallasTemperature::setRegister(const uint8_t *address, uint8_t index, uint8_t value) {
	ScratchPad scratchPad;
	if (!isConnected(address, scratchPad) || scratchPad[index] == value) return;
	scratchPad[index] = value;
	writeScratchPad(address, scratchPad);
}

void DallasTemperature::setHighAlarmTemp(const uint8_t *address, int8_t celsius) {
	setRegister(address, ALARM_HIGH, constrain(celsius, -55, 125));
}

void DallasTemperature::setLowAlarmTemp(const uint8_t *address, int8_t celsius) {
	setRegister(address, ALARM_LOW, constrain(celsius, -55, 125));
}

int8_t DallasTemperature::getHighAlarmTemp(const uint8_t *address) {
	ScratchPad scratchPad;
	return isConnected(address, scratchPad) ? (int8_t)scratchPad[ALARM_HIGH] : DEVICE_DISCONNECTED_C;
}

int8_t DallasTemperature::getLowAlarmTemp(const uint8_t *address) {
	ScratchPad scratchPad;
	return isConnected(address, scratchPad) ? (int8_t)scratchPad[ALARM_LOW] : DEVICE_DISCONNECTED_C;
}

bool DallasTemperature::alarmSearch(uint8_t *address) {
	while (wire->search(address, false)) {
		if (validAddress(address) && validFamily(address)) return true;
	}
	return false;
}

bool DallasTemperature::hasAlarm() {
	DeviceAddress address;
	resetAlarmSearch();
	return alarmSearch(address);
}

bool DallasTemperature::hasAlarm(const uint8_t *address) {
	ScratchPad scratchPad;
	if (!isConnected(address, scratchPad)) return false;
	int8_t celsius = getTemp(address) >> 7;
	return celsius <= (int8_t)scratchPad[ALARM_LOW] || celsius >= (int8_t)scratchPad[ALARM_HIGH];
}

void DallasTemperature::processAlarms() {
	if (!onAlarm) return;
	DeviceAddress address;
	resetAlarmSearch();
	while (alarmSearch(address)) onAlarm(address);
}

void DallasTemperature::setUserData(const uint8_t *address, int16_t data) {
	ScratchPad scratchPad;
	if (!isConnected(address, scratchPad) || getUserData(address) == data) return;
	scratchPad[ALARM_HIGH] = data >> 8;
	scratchPad[ALARM_LOW] = data & 0xFF;
	writeScratchPad(address, scratchPad);
}

int16_t DallasTemperature::getUserData(const uint8_t *address) {
	ScratchPad scratchPad;
	if (!isConnected(address, scratchPad)) return 0;
	return ((int16_t)scratchPad[ALARM_HIGH] << 8) | scratchPad[ALARM_LOW];
}

void DallasTemperature::setUserDataByIndex(uint8_t index, int16_t data) {
	DeviceAddress address;
	if (getAddress(address, index)) setUserData(address, data);
}

int16_t DallasTemperature::getUserDataByIndex(uint8_t index) {
	DeviceAddress address;
	return getAddress(address, index) ? getUserData(address) : 0;
}

bool DallasTemperature::readPowerSupply(const uint8_t *address) {
	wire->reset();
	speakTo(address);
	wire->write(READ_POWER_SUPPLY);
	bool fedByData = wire->read_bit() == 0;
	wire->reset();
	return fedByData;
}

bool DallasTemperature::isConnected(const uint8_t *address) {
	ScratchPad scratchPad;
	return isConnected(address, scratchPad);
}

bool DallasTemperature::isConnected(const uint8_t *address, uint8_t *scratchPad) {
	if (!readScratchPad(address, scratchPad)) return false;
	// All zeros have a right check sum, but only a bus held low says so.
	bool allZero = true;
	for (uint8_t i = 0; i < sizeof(ScratchPad); i++) allZero = allZero && scratchPad[i] == 0;
	return !allZero && OneWire::crc8(scratchPad, CHECK) == scratchPad[CHECK];
}

bool DallasTemperature::requestTemperatures() {
	if (!wire->reset()) return false;
	wire->skip();
	wire->write(CONVERT, parasite);
	feed(true);
	if (waits) waitForConversion(resolution);
	return true;
}

bool DallasTemperature::requestTemperaturesByAddress(const uint8_t *address) {
	uint8_t bits = getResolution(address);
	if (bits == 0 || !wire->reset()) return false;
	wire->select(address);
	wire->write(CONVERT, parasite);
	feed(true);
	if (waits) waitForConversion(bits);
	return true;
}

bool DallasTemperature::requestTemperaturesByIndex(uint8_t index) {
	DeviceAddress address;
	return getAddress(address, index) && requestTemperaturesByAddress(address);
}

bool DallasTemperature::isConversionComplete() {
	return wire->read_bit() == 1;
}

uint16_t DallasTemperature::millisToWaitForConversion(uint8_t bits) {
	switch (bits) {
		case 9: return 94;
		case 10: return 188;
		case 11: return 375;
		default: return 750;
	}
}

// A sensor with its own supply answers 0 while it measures. One that is fed by the data wire cannot be asked.
void DallasTemperature::waitForConversion(uint8_t bits) {
	uint16_t longest = millisToWaitForConversion(bits);
	if (checks && !parasite) {
		unsigned long began = millis();
		while (!isConversionComplete() && millis() - began < longest) delay(ASK_EVERY_MILLISECONDS);
	} else {
		delay(longest);
		if (parasite) wire->depower();
	}
	feed(false);
}

uint8_t DallasTemperature::getResolution(const uint8_t *address) {
	if (address[0] == DS18S20MODEL) return 12;
	ScratchPad scratchPad;
	if (!isConnected(address, scratchPad)) return 0;
	return 9 + ((scratchPad[CONFIGURATION] >> 5) & 3);
}

void DallasTemperature::setResolution(uint8_t bits) {
	resolution = constrain(bits, 9, 12);
	DeviceAddress address;
	for (uint8_t index = 0; getAddress(address, index); index++) setResolution(address, resolution, true);
}

bool DallasTemperature::setResolution(const uint8_t *address, uint8_t bits, bool skipGlobal) {
	bits = constrain(bits, 9, 12);
	ScratchPad scratchPad;
	if (address[0] != DS18S20MODEL) {
		if (!isConnected(address, scratchPad)) return false;
		uint8_t wanted = ((bits - 9) << 5) | 0x1F;
		if (scratchPad[CONFIGURATION] != wanted) {
			scratchPad[CONFIGURATION] = wanted;
			writeScratchPad(address, scratchPad);
		}
	}
	// The slowest sensor sets how long all are waited for.
	if (!skipGlobal && bits > resolution) resolution = bits;
	return true;
}

int16_t DallasTemperature::getTemp(const uint8_t *address) {
	ScratchPad scratchPad;
	if (!isConnected(address, scratchPad)) return DEVICE_DISCONNECTED_RAW;
	int16_t measured = ((int16_t)scratchPad[TEMPERATURE_HIGH] << 8) | scratchPad[TEMPERATURE_LOW];
	if (address[0] != DS18S20MODEL) return measured * 8;
	// Half degrees; the counter's remainder gives the finer steps.
	int16_t raw = (measured & ~1) * 64;
	uint8_t perDegree = scratchPad[COUNT_PER_DEGREE];
	if (perDegree == 0) return raw;
	return raw - 32 + ((int16_t)(perDegree - scratchPad[COUNT_REMAIN]) * 128) / perDegree;
}

float DallasTemperature::rawToCelsius(int16_t raw) {
	return raw <= DEVICE_DISCONNECTED_RAW ? DEVICE_DISCONNECTED_C : raw / 128.0f;
}

float DallasTemperature::rawToFahrenheit(int16_t raw) {
	return raw <= DEVICE_DISCONNECTED_RAW ? DEVICE_DISCONNECTED_F : toFahrenheit(raw / 128.0f);
}

float DallasTemperature::getTempC(const uint8_t *address) {
	return rawToCelsius(getTemp(address));
}

float DallasTemperature::getTempF(const uint8_t *address) {
	return rawToFahrenheit(getTemp(address));
}

float DallasTemperature::getTempCByIndex(uint8_t index) {
	DeviceAddress address;
	return getAddress(address, index) ? getTempC(address) : DEVICE_DISCONNECTED_C;
}

float DallasTemperature::getTempFByIndex(uint8_t index) {
	DeviceAddress address;
	return getAddress(address, index) ? getTempF(address) : DEVICE_DISCONNECTED_F;
}
