// Frames and commands: "HUSKYLENS Protocol" of DFRobot, "Communication Command Frame Format" and "Commands List".

#include "HUSKYLENS.h"

static const uint8_t I2C_ADDRESS = 0x32;
static const uint8_t HEADER[] = {0x55, 0xAA, 0x11};
static const uint8_t LENGTH_AT = 3;
static const uint8_t COMMAND_AT = 4;
static const uint8_t DATA_AT = 5;
// So many bytes are asked for at once on I2C: a frame with ten bytes of data.
static const uint8_t CHUNK = 16;
static const uint8_t KNOCKS = 5;

bool HUSKYLENS::begin(TwoWire &bus) {
	wire = &bus;
	stream = nullptr;
	return knock();
}

bool HUSKYLENS::begin(Stream &port) {
	stream = &port;
	wire = nullptr;
	return knock();
}

bool HUSKYLENS::knock() {
	for (uint8_t i = 0; i < KNOCKS; i++) {
		send(COMMAND_REQUEST_KNOCK, nullptr, 0);
		if (receive() && command == COMMAND_RETURN_OK) return true;
	}
	return false;
}

bool HUSKYLENS::ask(uint8_t what) {
	send(what, nullptr, 0);
	return takeResults();
}

bool HUSKYLENS::ask(uint8_t what, int16_t value) {
	uint8_t bytes[] = {lowByte(value), highByte(value)};
	send(what, bytes, 2);
	return takeResults();
}

bool HUSKYLENS::tell(uint8_t what, int16_t value) {
	uint8_t bytes[] = {lowByte(value), highByte(value)};
	send(what, bytes, 2);
	return receive() && command == COMMAND_RETURN_OK;
}

bool HUSKYLENS::writeForget() {
	send(COMMAND_REQUEST_FORGET, nullptr, 0);
	return receive() && command == COMMAND_RETURN_OK;
}

bool HUSKYLENS::takeResults() {
	results = next = 0;
	if (!receive() || command != COMMAND_RETURN_INFO) return false;
	int16_t announced = number(0);
	learnedIDs = number(1);
	frame = number(2);
	for (int16_t i = 0; i < announced; i++) {
		if (!receive()) return false;
		if (i >= MOST_RESULTS) continue;
		HUSKYLENSResult &result = kept[i];
		result.command = command;
		result.first = number(0);
		result.second = number(1);
		result.third = number(2);
		result.fourth = number(3);
		result.fifth = number(4);
		results++;
	}
	return true;
}

void HUSKYLENS::send(uint8_t what, const uint8_t *bytes, uint8_t count) {
	uint8_t out[DATA_AT + 3] = {HEADER[0], HEADER[1], HEADER[2], count, what};
	for (uint8_t i = 0; i < count; i++) out[DATA_AT + i] = bytes[i];
	uint8_t total = 0;
	for (uint8_t i = 0; i < DATA_AT + count; i++) total += out[i];
	out[DATA_AT + count] = total;
	came = 0;
	if (wire) {
		// What is left of an answer before belongs to that one.
		while (wire->available()) wire->read();
		wire->beginTransmission(I2C_ADDRESS);
		wire->write(out, DATA_AT + count + 1);
		wire->endTransmission();
	} else if (stream) {
		stream->write(out, DATA_AT + count + 1);
	}
}

bool HUSKYLENS::receive() {
	Stream *port = wire ? wire : stream;
	if (!port) return false;
	unsigned long began = millis();
	do {
		if (wire && !wire->available()) wire->requestFrom(I2C_ADDRESS, CHUNK);
		while (port->available()) {
			if (isFrame(port->read())) return true;
		}
	} while (millis() - began <= timeOut);
	return false;
}

// Takes the next byte; true when it ends a frame whose sum is right.
bool HUSKYLENS::isFrame(uint8_t value) {
	if (came < LENGTH_AT && value != HEADER[came]) {
		came = 0;
		if (value != HEADER[0]) return false;
	}
	if (came == 0) sum = 0;
	uint8_t at = came++;
	if (at == LENGTH_AT) length = value;
	if (at == COMMAND_AT) command = value;
	if (at >= DATA_AT && at == DATA_AT + length) {
		came = 0;
		return value == sum;
	}
	if (at >= DATA_AT && at - DATA_AT < MOST_DATA) data[at - DATA_AT] = value;
	sum += value;
	return false;
}

HUSKYLENSResult HUSKYLENS::get(int16_t index) {
	if (index >= 0 && index < results) return kept[index];
	HUSKYLENSResult none;
	none.command = -1;
	none.first = none.second = none.third = none.fourth = none.fifth = -1;
	return none;
}

HUSKYLENSResult HUSKYLENS::get(int16_t ID, int16_t index) {
	for (int16_t i = 0; i < results; i++) {
		if (kept[i].ID == ID && index-- == 0) return kept[i];
	}
	return get(-1);
}

HUSKYLENSResult HUSKYLENS::getBlock(int16_t index) {
	for (int16_t i = 0; i < results; i++) {
		if (kept[i].command == COMMAND_RETURN_BLOCK && index-- == 0) return kept[i];
	}
	return get(-1);
}

int16_t HUSKYLENS::count(int16_t ID) {
	int16_t found = 0;
	for (int16_t i = 0; i < results; i++) found += kept[i].ID == ID;
	return found;
}

int16_t HUSKYLENS::countOf(uint8_t kind) {
	int16_t found = 0;
	for (int16_t i = 0; i < results; i++) found += kept[i].command == kind;
	return found;
}

int16_t HUSKYLENS::countOf(uint8_t kind, int16_t ID) {
	int16_t found = 0;
	for (int16_t i = 0; i < results; i++) found += kept[i].command == kind && kept[i].ID == ID;
	return found;
}
