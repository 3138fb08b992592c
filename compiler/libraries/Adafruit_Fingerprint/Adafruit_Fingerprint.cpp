// Each command is a packet, and so is its answer: 0xEF01, an address of four bytes, what it is, how many bytes follow, these,
// and the sum of all from what it is (R307 user manual, "Data package format"). Numbers go highest byte first.

#include <Adafruit_Fingerprint.h>

// "At power on, it takes about 500 ms for initialization"; books wait for a whole second.
static const uint16_t READY_MS = 1000;
static const uint16_t BYTE_TIMEOUT_MS = 1000;
static const uint8_t SUM_BYTES = 2;

Adafruit_Fingerprint::Adafruit_Fingerprint(SoftwareSerial *port, uint32_t password)
    : _port(port), _software(port), _password(password) {}

Adafruit_Fingerprint::Adafruit_Fingerprint(HardwareSerial *port, uint32_t password)
    : _port(port), _hardware(port), _password(password) {}

Adafruit_Fingerprint::Adafruit_Fingerprint(Stream *port, uint32_t password) : _port(port), _password(password) {}

void Adafruit_Fingerprint::begin(uint32_t baud) {
	delay(READY_MS);
	if (_software) _software->begin(baud);
	if (_hardware) _hardware->begin(baud);
}

boolean Adafruit_Fingerprint::verifyPassword() {
	return checkPassword() == FINGERPRINT_OK;
}

uint8_t Adafruit_Fingerprint::checkPassword() {
	return command(FINGERPRINT_VERIFYPASSWORD, 4, _password);
}

uint8_t Adafruit_Fingerprint::getParameters() {
	uint8_t code = command(FINGERPRINT_READSYSPARAM);
	if (code != FINGERPRINT_OK) return code;
	status_reg = word(1);
	system_id = word(3);
	capacity = word(5);
	security_level = word(7);
	device_addr = uint32_t(word(9)) << 16 | word(11);
	packet_len = 32 << (word(13) & 3);
	baud_rate = 9600 * word(15);
	return code;
}

uint8_t Adafruit_Fingerprint::getImage() {
	return command(FINGERPRINT_GETIMAGE);
}

uint8_t Adafruit_Fingerprint::image2Tz(uint8_t slot) {
	return command(FINGERPRINT_IMAGE2TZ, 1, slot);
}

uint8_t Adafruit_Fingerprint::createModel() {
	return command(FINGERPRINT_REGMODEL);
}

uint8_t Adafruit_Fingerprint::storeModel(uint16_t id) {
	return command(FINGERPRINT_STORE, 2, id, 1);
}

uint8_t Adafruit_Fingerprint::loadModel(uint16_t id) {
	return command(FINGERPRINT_LOAD, 2, id, 1);
}

uint8_t Adafruit_Fingerprint::deleteModel(uint16_t id) {
	return command(FINGERPRINT_DELETE, 4, uint32_t(id) << 16 | 1);
}

uint8_t Adafruit_Fingerprint::emptyDatabase() {
	return command(FINGERPRINT_EMPTY);
}

uint8_t Adafruit_Fingerprint::fingerFastSearch() {
	return search(FINGERPRINT_HISPEEDSEARCH, 1, 0x00A3);
}

uint8_t Adafruit_Fingerprint::fingerSearch(uint8_t slot) {
	return search(FINGERPRINT_SEARCH, slot, capacity);
}

uint8_t Adafruit_Fingerprint::getTemplateCount() {
	uint8_t code = command(FINGERPRINT_TEMPLATECOUNT);
	templateCount = word(1);
	return code;
}

uint8_t Adafruit_Fingerprint::LEDcontrol(bool on) {
	return command(on ? FINGERPRINT_LEDON : FINGERPRINT_LEDOFF);
}

// From model 0 on; what is not found has the number and the score of the answer, which are 0.
uint8_t Adafruit_Fingerprint::search(uint8_t code, uint8_t slot, uint16_t count) {
	uint8_t answer = command(code, 4, count, slot);
	bool answered = answer == FINGERPRINT_OK || answer == FINGERPRINT_NOTFOUND;
	fingerID = answered ? word(1) : 0xFFFF;
	confidence = answered ? word(3) : 0xFFFF;
	return answer;
}

// Sends a command with the `count` low bytes of a parameter, behind a slot where there is one.
uint8_t Adafruit_Fingerprint::command(uint8_t code, uint8_t count, uint32_t parameter, uint8_t slot) {
	while (_port->read() >= 0) {
	}
	memset(_bytes, 0, sizeof(_bytes));
	uint16_t sum = 0;
	uint8_t length = 1 + (slot ? 1 : 0) + count + SUM_BYTES;
	_port->write(uint8_t(FINGERPRINT_STARTCODE >> 8));
	_port->write(uint8_t(FINGERPRINT_STARTCODE & 0xFF));
	for (int8_t shift = 24; shift >= 0; shift -= 8) _port->write(uint8_t(device_addr >> shift));
	writeByte(FINGERPRINT_COMMANDPACKET, sum);
	writeByte(0, sum);
	writeByte(length, sum);
	writeByte(code, sum);
	if (slot) writeByte(slot, sum);
	while (count-- > 0) writeByte(parameter >> 8 * count, sum);
	_port->write(uint8_t(sum >> 8));
	_port->write(uint8_t(sum & 0xFF));
	return readAnswer();
}

void Adafruit_Fingerprint::writeByte(uint8_t value, uint16_t &sum) {
	_port->write(value);
	sum += value;
}

int Adafruit_Fingerprint::readByte() {
	unsigned long began = millis();
	while (!_port->available()) {
		if (millis() - began >= BYTE_TIMEOUT_MS) return -1;
	}
	return _port->read();
}

// The answer's bytes stand in `_bytes`, the confirmation code first; returns that code.
uint8_t Adafruit_Fingerprint::readAnswer() {
	int value;
	do {
		value = readByte();
		if (value < 0) return FINGERPRINT_TIMEOUT;
	} while (value != FINGERPRINT_STARTCODE >> 8);
	if (readByte() != (FINGERPRINT_STARTCODE & 0xFF)) return FINGERPRINT_BADPACKET;
	for (uint8_t i = 0; i < 4; i++) readByte();
	uint16_t sum = 0;
	uint8_t head[3];
	for (uint8_t i = 0; i < 3; i++) {
		head[i] = readByte();
		sum += head[i];
	}
	uint16_t count = (uint16_t(head[1]) << 8 | head[2]) - SUM_BYTES;
	if (head[0] != FINGERPRINT_ACKPACKET || count == 0 || count > MOST_BYTES) return FINGERPRINT_BADPACKET;
	for (uint8_t i = 0; i < count; i++) {
		value = readByte();
		if (value < 0) return FINGERPRINT_TIMEOUT;
		_bytes[i] = value;
		sum += _bytes[i];
	}
	uint8_t high = readByte();
	uint8_t low = readByte();
	return (uint16_t(high) << 8 | low) == sum ? _bytes[0] : FINGERPRINT_BADPACKET;
}
