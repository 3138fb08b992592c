#include "SdCard.h"

static const uint32_t START_CLOCK = 250000; // 100 to 400 kHz until the card is ready (4.2.1).
static const uint16_t START_TIMEOUT_MS = 1000;
static const uint16_t READ_TIMEOUT_MS = 300;
static const uint16_t WRITE_TIMEOUT_MS = 600;

static const uint8_t IDLE = 0x01;
static const uint8_t ILLEGAL_COMMAND = 0x04;
static const uint8_t DATA_TOKEN = 0xFE;

bool Sd2Card::initAt(uint32_t clock, uint8_t csPin) {
	_error = 0;
	_type = 0;
	_cs = csPin;
	_clock = START_CLOCK;
	pinMode(_cs, OUTPUT);
	digitalWrite(_cs, HIGH);
	SPI.begin();

	// At least 74 clocks while the card is not selected (6.4.1).
	SPI.beginTransaction(SPISettings(_clock, MSBFIRST, SPI_MODE0));
	for (uint8_t i = 0; i < 10; i++) SPI.transfer(0xFF);
	SPI.endTransaction();

	uint16_t began = millis();
	while (command(0, 0) != IDLE)
		if ((uint16_t)millis() - began > START_TIMEOUT_MS) return fail(SD_CARD_ERROR_CMD0);

	if (command(8, 0x1AA) & ILLEGAL_COMMAND) {
		_type = SD_CARD_TYPE_SD1;
	} else {
		uint8_t pattern = 0;
		for (uint8_t i = 0; i < 4; i++) pattern = SPI.transfer(0xFF);
		if (pattern != 0xAA) return fail(SD_CARD_ERROR_CMD8);
		_type = SD_CARD_TYPE_SD2;
	}
	do {
		command(55, 0);
		if ((uint16_t)millis() - began > 2 * START_TIMEOUT_MS) return fail(SD_CARD_ERROR_ACMD41);
	} while (command(41, _type == SD_CARD_TYPE_SD2 ? 0x40000000 : 0) != 0);

	if (_type == SD_CARD_TYPE_SD2) {
		if (command(58, 0) != 0) return fail(SD_CARD_ERROR_CMD58);
		if ((SPI.transfer(0xFF) & 0xC0) == 0xC0) _type = SD_CARD_TYPE_SDHC;
		for (uint8_t i = 0; i < 3; i++) SPI.transfer(0xFF);
	}
	deselect();
	_clock = clock;
	return true;
}

uint32_t Sd2Card::cardSize() {
	uint8_t csd[16];
	bool known = command(9, 0) == 0 && readData(csd, 16);
	deselect();
	if (!known) return 0;
	if (csd[0] >> 6) return ((((uint32_t)(csd[7] & 0x3F) << 16) | ((uint16_t)csd[8] << 8) | csd[9]) + 1) << 10;
	// Version 1 (5.3.2): (C_SIZE + 1) << (C_SIZE_MULT + 2) blocks of 1 << READ_BL_LEN bytes.
	uint32_t size = ((uint16_t)(csd[6] & 3) << 10) | ((uint16_t)csd[7] << 2) | (csd[8] >> 6);
	uint8_t multiplier = ((csd[9] & 3) << 1) | (csd[10] >> 7);
	return (size + 1) << (multiplier + 2 + (csd[5] & 0x0F) - 9);
}

bool Sd2Card::readBlock(uint32_t block, uint8_t *bytes) {
	if (_type != SD_CARD_TYPE_SDHC) block <<= 9;
	if (command(17, block) != 0) return fail(SD_CARD_ERROR_CMD17);
	if (!readData(bytes, 512)) return fail(SD_CARD_ERROR_READ_TIMEOUT);
	deselect();
	return true;
}

bool Sd2Card::writeBlock(uint32_t block, const uint8_t *bytes) {
	if (_type != SD_CARD_TYPE_SDHC) block <<= 9;
	if (command(24, block) != 0) return fail(SD_CARD_ERROR_CMD24);
	SPI.transfer(DATA_TOKEN);
	for (uint16_t i = 0; i < 512; i++) SPI.transfer(bytes[i]);
	SPI.transfer(0xFF);
	SPI.transfer(0xFF);
	// The data response token (7.3.3.1): 0b00101 for accepted.
	if ((SPI.transfer(0xFF) & 0x1F) != 0x05) return fail(SD_CARD_ERROR_WRITE);
	if (!waitReady(WRITE_TIMEOUT_MS)) return fail(SD_CARD_ERROR_WRITE_TIMEOUT);
	deselect();
	return true;
}

// Selects the card and sends a command; its first answer, 0xFF for none. The card stays selected.
uint8_t Sd2Card::command(uint8_t index, uint32_t argument) {
	deselect();
	select();
	if (index != 0) waitReady(READ_TIMEOUT_MS);
	SPI.transfer(0x40 | index);
	for (int8_t shift = 24; shift >= 0; shift -= 8) SPI.transfer(argument >> shift);
	// Only these two are checked before check sums are switched on (7.2.2).
	SPI.transfer(index == 0 ? 0x95 : index == 8 ? 0x87 : 0xFF);
	uint8_t answer = 0xFF;
	for (uint8_t i = 0; i < 10 && (answer & 0x80); i++) answer = SPI.transfer(0xFF);
	return answer;
}

bool Sd2Card::readData(uint8_t *bytes, uint16_t count) {
	uint16_t began = millis();
	uint8_t token;
	while ((token = SPI.transfer(0xFF)) == 0xFF)
		if ((uint16_t)millis() - began > READ_TIMEOUT_MS) return false;
	if (token != DATA_TOKEN) return false;
	for (uint16_t i = 0; i < count; i++) bytes[i] = SPI.transfer(0xFF);
	SPI.transfer(0xFF);
	SPI.transfer(0xFF);
	return true;
}

bool Sd2Card::waitReady(uint16_t milliseconds) {
	uint16_t began = millis();
	while (SPI.transfer(0xFF) != 0xFF)
		if ((uint16_t)millis() - began > milliseconds) return false;
	return true;
}

void Sd2Card::select() {
	SPI.beginTransaction(SPISettings(_clock, MSBFIRST, SPI_MODE0));
	digitalWrite(_cs, LOW);
}

void Sd2Card::deselect() {
	digitalWrite(_cs, HIGH);
	// A card releases MISO with the next clock.
	SPI.transfer(0xFF);
	SPI.endTransaction();
}

bool Sd2Card::fail(uint8_t error) {
	_error = error;
	deselect();
	return false;
}
