#include "MFRC522.h"

// ComIrqReg (9.3.1.5).
static const byte RX_IRQ = 0x20;
static const byte IDLE_IRQ = 0x10;
static const byte TIMER_IRQ = 0x01;
static const byte CRC_IRQ = 0x04;
static const byte READ = 0x80;
static const byte FLUSH = 0x80;
static const byte START_SEND = 0x80;
static const byte POWER_DOWN = 0x10;
static const byte CRYPTO_ON = 0x08;
static const byte ANTENNA = 0x03;
static const byte GAIN = 0x70;
// BufferOvfl, CollErr, ParityErr and ProtocolErr (9.3.1.7).
static const byte OVERFLOW_ERROR = 0x10;
static const byte COLLISION_ERROR = 0x08;
static const byte OTHER_ERRORS = 0x03;
// An exchange takes 0.3 ms at least.
static const unsigned int POLL_MICROSECONDS = 200;
// The chip's own timer ends an exchange after 25 ms: this is for a chip that does not answer at all.
static const unsigned long MOST_MILLISECONDS = 40;

MFRC522::MFRC522(byte chipSelectPin, byte resetPowerDownPin) : uid(), _select(chipSelectPin), _reset(resetPowerDownPin) {}

void MFRC522::begin(byte address) {
	SPI.beginTransaction(SPISettings(MFRC522_SPICLOCK, MSBFIRST, SPI_MODE0));
	digitalWrite(_select, LOW);
	SPI.transfer(address);
}

void MFRC522::end() {
	digitalWrite(_select, HIGH);
	SPI.endTransaction();
}

void MFRC522::PCD_WriteRegister(PCD_Register reg, byte value) {
	PCD_WriteRegister(reg, 1, &value);
}

void MFRC522::PCD_WriteRegister(PCD_Register reg, byte count, byte *values) {
	begin(reg);
	for (byte i = 0; i < count; i++) SPI.transfer(values[i]);
	end();
}

byte MFRC522::PCD_ReadRegister(PCD_Register reg) {
	begin(READ | reg);
	byte value = SPI.transfer(0);
	end();
	return value;
}

void MFRC522::PCD_ReadRegister(PCD_Register reg, byte count, byte *values, byte rxAlign) {
	if (count == 0) return;
	begin(READ | reg);
	// Each byte but the last is the next address (8.1.2.1).
	for (byte i = 0; i < count; i++) {
		byte value = SPI.transfer(i + 1 < count ? READ | reg : 0);
		byte kept = i == 0 ? (1 << rxAlign) - 1 : 0;
		values[i] = (values[i] & kept) | (value & ~kept);
	}
	end();
}

void MFRC522::PCD_SetRegisterBitMask(PCD_Register reg, byte mask) {
	PCD_WriteRegister(reg, PCD_ReadRegister(reg) | mask);
}

void MFRC522::PCD_ClearRegisterBitMask(PCD_Register reg, byte mask) {
	PCD_WriteRegister(reg, PCD_ReadRegister(reg) & ~mask);
}

void MFRC522::PCD_Init(byte resetPowerDownPin) {
	PCD_Init(_select, resetPowerDownPin);
}

void MFRC522::PCD_Init(byte chipSelectPin, byte resetPowerDownPin) {
	_select = chipSelectPin;
	_reset = resetPowerDownPin;
	PCD_Init();
}

void MFRC522::PCD_Init() {
	digitalWrite(_select, HIGH);
	pinMode(_select, OUTPUT);
	if (_reset != UNUSED_PIN) {
		// 100 ns low are enough (8.8.1); then the oscillator starts.
		digitalWrite(_reset, LOW);
		pinMode(_reset, OUTPUT);
		delayMicroseconds(2);
		digitalWrite(_reset, HIGH);
		delay(5);
	}
	PCD_Reset();
	plainSpeed();
	PCD_WriteRegister(ModWidthReg, 0x26);
	// The timer starts after each frame that was sent: 40 kHz, 1000 ticks (8.5).
	PCD_WriteRegister(TModeReg, 0x80);
	PCD_WriteRegister(TPrescalerReg, 0xA9);
	PCD_WriteRegister(TReloadRegH, 0x03);
	PCD_WriteRegister(TReloadRegL, 0xE8);
	// 100 % modulation, check sums that begin with 0x6363, as ISO/IEC 14443-3 type A has them.
	PCD_WriteRegister(TxASKReg, 0x40);
	PCD_WriteRegister(ModeReg, 0x3D);
	PCD_AntennaOn();
}

void MFRC522::PCD_Reset() {
	PCD_WriteRegister(CommandReg, PCD_SoftReset);
	byte tries = 0;
	do {
		delay(5);
	} while ((PCD_ReadRegister(CommandReg) & POWER_DOWN) && ++tries < 10);
}

// 106 kbit/s in both directions, without check sums by the chip.
void MFRC522::plainSpeed() {
	PCD_WriteRegister(TxModeReg, 0);
	PCD_WriteRegister(RxModeReg, 0);
}

void MFRC522::PCD_AntennaOn() {
	PCD_SetRegisterBitMask(TxControlReg, ANTENNA);
}

void MFRC522::PCD_AntennaOff() {
	PCD_ClearRegisterBitMask(TxControlReg, ANTENNA);
}

byte MFRC522::PCD_GetAntennaGain() {
	return PCD_ReadRegister(RFCfgReg) & GAIN;
}

void MFRC522::PCD_SetAntennaGain(byte mask) {
	PCD_WriteRegister(RFCfgReg, (PCD_ReadRegister(RFCfgReg) & ~GAIN) | (mask & GAIN));
}

void MFRC522::PCD_SoftPowerDown() {
	PCD_SetRegisterBitMask(CommandReg, POWER_DOWN);
}

void MFRC522::PCD_SoftPowerUp() {
	PCD_ClearRegisterBitMask(CommandReg, POWER_DOWN);
	unsigned long since = millis();
	while ((PCD_ReadRegister(CommandReg) & POWER_DOWN) && millis() - since < 500) {
	}
}

// What the FIFO has after a self test, by the version (16.1.1).
static const byte SELF_TEST_1[] PROGMEM = {
    0x00, 0xC6, 0x37, 0xD5, 0x32, 0xB7, 0x57, 0x5C, 0xC2, 0xD8, 0x7C, 0x4D, 0xD9, 0x70, 0xC7, 0x73,
    0x10, 0xE6, 0xD2, 0xAA, 0x5E, 0xA1, 0x3E, 0x5A, 0x14, 0xAF, 0x30, 0x61, 0xC9, 0x70, 0xDB, 0x2E,
    0x64, 0x22, 0x72, 0xB5, 0xBD, 0x65, 0xF4, 0xEC, 0x22, 0xBC, 0xD3, 0x72, 0x35, 0xCD, 0xAA, 0x41,
    0x1F, 0xA7, 0xF3, 0x53, 0x14, 0xDE, 0x7E, 0x02, 0xD9, 0x0F, 0xB5, 0x5E, 0x25, 0x1D, 0x29, 0x79};
static const byte SELF_TEST_2[] PROGMEM = {
    0x00, 0xEB, 0x66, 0xBA, 0x57, 0xBF, 0x23, 0x95, 0xD0, 0xE3, 0x0D, 0x3D, 0x27, 0x89, 0x5C, 0xDE,
    0x9D, 0x3B, 0xA7, 0x00, 0x21, 0x5B, 0x89, 0x82, 0x51, 0x3A, 0xEB, 0x02, 0x0C, 0xA5, 0x00, 0x49,
    0x7C, 0x84, 0x4D, 0xB3, 0xCC, 0xD2, 0x1B, 0x81, 0x5D, 0x48, 0x76, 0xD5, 0x71, 0x61, 0x21, 0xA9,
    0x86, 0x96, 0x83, 0x38, 0xCF, 0x9D, 0x5B, 0x6D, 0xDC, 0x15, 0xBA, 0x3E, 0x7D, 0x95, 0x3B, 0x2F};

bool MFRC522::PCD_PerformSelfTest() {
	byte version = PCD_ReadRegister(VersionReg);
	const byte *wanted = version == 0x91 ? SELF_TEST_1 : version == 0x92 ? SELF_TEST_2 : nullptr;
	if (!wanted) return false;
	PCD_Reset();
	byte zeros[25] = {};
	PCD_WriteRegister(FIFOLevelReg, FLUSH);
	PCD_WriteRegister(FIFODataReg, sizeof(zeros), zeros);
	PCD_WriteRegister(CommandReg, PCD_Mem);
	PCD_WriteRegister(AutoTestReg, 0x09);
	PCD_WriteRegister(FIFODataReg, 0);
	PCD_WriteRegister(CommandReg, PCD_CalcCRC);
	unsigned long since = millis();
	while (PCD_ReadRegister(FIFOLevelReg) < FIFO_SIZE && millis() - since < MOST_MILLISECONDS) {
	}
	PCD_WriteRegister(CommandReg, PCD_Idle);
	byte result[FIFO_SIZE];
	PCD_ReadRegister(FIFODataReg, FIFO_SIZE, result);
	PCD_WriteRegister(AutoTestReg, 0x40);
	return memcmp_P(result, wanted, FIFO_SIZE) == 0;
}

void MFRC522::PCD_DumpVersionToSerial() {
	byte version = PCD_ReadRegister(VersionReg);
	Serial.print(F("Firmware Version: 0x"));
	Serial.print(version, HEX);
	if (version == 0x88) Serial.println(F(" = (clone)"));
	else if (version == 0x90) Serial.println(F(" = v0.0"));
	else if (version == 0x91) Serial.println(F(" = v1.0"));
	else if (version == 0x92) Serial.println(F(" = v2.0"));
	else Serial.println(F(" = (unknown)"));
	if (version == 0x00 || version == 0xFF)
		Serial.println(F("WARNING: Communication failure, is the MFRC522 properly connected?"));
}

MFRC522::StatusCode MFRC522::PCD_CalculateCRC(byte *data, byte length, byte *result) {
	PCD_WriteRegister(CommandReg, PCD_Idle);
	PCD_WriteRegister(DivIrqReg, CRC_IRQ);
	PCD_WriteRegister(FIFOLevelReg, FLUSH);
	PCD_WriteRegister(FIFODataReg, length, data);
	PCD_WriteRegister(CommandReg, PCD_CalcCRC);
	unsigned long since = millis();
	do {
		if (PCD_ReadRegister(DivIrqReg) & CRC_IRQ) {
			PCD_WriteRegister(CommandReg, PCD_Idle);
			result[0] = PCD_ReadRegister(CRCResultRegL);
			result[1] = PCD_ReadRegister(CRCResultRegH);
			return STATUS_OK;
		}
	} while (millis() - since < MOST_MILLISECONDS);
	return STATUS_TIMEOUT;
}

MFRC522::StatusCode MFRC522::PCD_TransceiveData(byte *sendData, byte sendLen, byte *backData, byte *backLen,
                                                byte *validBits, byte rxAlign, bool checkCRC) {
	return PCD_CommunicateWithPICC(PCD_Transceive, RX_IRQ | IDLE_IRQ, sendData, sendLen, backData, backLen, validBits,
	                               rxAlign, checkCRC);
}

MFRC522::StatusCode MFRC522::PCD_CommunicateWithPICC(byte command, byte waitIRq, byte *sendData, byte sendLen,
                                                     byte *backData, byte *backLen, byte *validBits, byte rxAlign,
                                                     bool checkCRC) {
	byte framing = (rxAlign << 4) | (validBits ? *validBits : 0);
	PCD_WriteRegister(CommandReg, PCD_Idle);
	PCD_WriteRegister(ComIrqReg, 0x7F);
	PCD_WriteRegister(FIFOLevelReg, FLUSH);
	PCD_WriteRegister(FIFODataReg, sendLen, sendData);
	PCD_WriteRegister(BitFramingReg, framing);
	PCD_WriteRegister(CommandReg, command);
	if (command == PCD_Transceive) PCD_WriteRegister(BitFramingReg, START_SEND | framing);

	unsigned long since = millis();
	byte irq;
	do {
		delayMicroseconds(POLL_MICROSECONDS);
		irq = PCD_ReadRegister(ComIrqReg);
	} while (!(irq & (waitIRq | TIMER_IRQ)) && millis() - since < MOST_MILLISECONDS);
	if (!(irq & waitIRq)) return STATUS_TIMEOUT;

	byte errors = PCD_ReadRegister(ErrorReg);
	if (errors & (OVERFLOW_ERROR | OTHER_ERRORS)) return STATUS_ERROR;
	byte lastBits = 0;
	if (backData && backLen) {
		byte level = PCD_ReadRegister(FIFOLevelReg);
		if (level > *backLen) return STATUS_NO_ROOM;
		*backLen = level;
		PCD_ReadRegister(FIFODataReg, level, backData, rxAlign);
		lastBits = PCD_ReadRegister(ControlReg) & 0x07;
		if (validBits) *validBits = lastBits;
	}
	if (errors & COLLISION_ERROR) return STATUS_COLLISION;
	if (!checkCRC || !backData || !backLen) return STATUS_OK;
	if (*backLen == 1 && lastBits == 4) return STATUS_MIFARE_NACK;
	if (*backLen < 2 || lastBits != 0) return STATUS_CRC_WRONG;
	byte crc[2];
	StatusCode status = PCD_CalculateCRC(backData, *backLen - 2, crc);
	if (status != STATUS_OK) return status;
	return memcmp(crc, backData + *backLen - 2, 2) == 0 ? STATUS_OK : STATUS_CRC_WRONG;
}

MFRC522::StatusCode MFRC522::PICC_RequestA(byte *bufferATQA, byte *bufferSize) {
	return request(PICC_CMD_REQA, bufferATQA, bufferSize);
}

MFRC522::StatusCode MFRC522::PICC_WakeupA(byte *bufferATQA, byte *bufferSize) {
	return request(PICC_CMD_WUPA, bufferATQA, bufferSize);
}

// A short frame of seven bits (ISO/IEC 14443-3, 6.2.3.1).
MFRC522::StatusCode MFRC522::request(byte command, byte *bufferATQA, byte *bufferSize) {
	if (!bufferATQA || *bufferSize < 2) return STATUS_NO_ROOM;
	PCD_ClearRegisterBitMask(CollReg, 0x80);
	byte bits = 7;
	StatusCode status = PCD_TransceiveData(&command, 1, bufferATQA, bufferSize, &bits);
	if (status != STATUS_OK) return status;
	return *bufferSize == 2 && bits == 0 ? STATUS_OK : STATUS_ERROR;
}

bool MFRC522::PICC_IsNewCardPresent() {
	byte atqa[2];
	byte size = sizeof(atqa);
	plainSpeed();
	PCD_WriteRegister(ModWidthReg, 0x26);
	StatusCode status = PICC_RequestA(atqa, &size);
	return status == STATUS_OK || status == STATUS_COLLISION;
}

bool MFRC522::PICC_ReadCardSerial() {
	return PICC_Select(&uid) == STATUS_OK;
}

// Anticollision and selection (ISO/IEC 14443-3, 6.5.3): four bytes of the UID a level, or a tag and three of a longer one.
MFRC522::StatusCode MFRC522::PICC_Select(Uid *uid, byte validBits) {
	const byte commands[] = {PICC_CMD_SEL_CL1, PICC_CMD_SEL_CL2, PICC_CMD_SEL_CL3};
	if (validBits > 32) return STATUS_INVALID;
	PCD_ClearRegisterBitMask(CollReg, 0x80);
	byte found = 0;
	for (byte level = 0; level < 3; level++) {
		byte frame[9] = {commands[level]};
		byte known = level == 0 ? validBits : 0;
		memcpy(frame + 2, uid->uidByte, (known + 7) / 8);
		byte sak;
		StatusCode status = selectLevel(frame, known, &sak);
		if (status != STATUS_OK) return status;
		bool more = sak & 0x04;
		byte tag = more ? 1 : 0;
		if (found + 4 - tag > (int)sizeof(uid->uidByte) || (more && frame[2] != PICC_CMD_CT)) return STATUS_ERROR;
		memcpy(uid->uidByte + found, frame + 2 + tag, 4 - tag);
		found += 4 - tag;
		if (more) continue;
		uid->size = found;
		uid->sak = sak;
		return STATUS_OK;
	}
	return STATUS_ERROR;
}

// One level. The frame has the command, how much is known, four bytes and their check byte, and room for a check sum.
MFRC522::StatusCode MFRC522::selectLevel(byte *frame, byte known, byte *sak) {
	while (known < 32) {
		byte bytes = 2 + known / 8;
		byte bits = known % 8;
		frame[1] = (bytes << 4) | bits;
		byte size = 7 - bytes;
		byte lastBits = bits;
		StatusCode status = PCD_TransceiveData(frame, bytes + (bits ? 1 : 0), frame + bytes, &size, &lastBits, bits);
		if (status == STATUS_OK) break;
		if (status != STATUS_COLLISION) return status;
		// Of several cards those with a 1 at the first difference stay.
		byte collision = PCD_ReadRegister(CollReg);
		byte position = collision & 0x1F ? collision & 0x1F : 32;
		if ((collision & 0x20) || position <= known) return STATUS_INTERNAL_ERROR;
		known = position;
		frame[2 + (known - 1) / 8] |= 1 << ((known - 1) % 8);
	}
	frame[1] = 0x70;
	frame[6] = frame[2] ^ frame[3] ^ frame[4] ^ frame[5];
	StatusCode status = PCD_CalculateCRC(frame, 7, frame + 7);
	if (status != STATUS_OK) return status;
	byte answer[3];
	byte size = sizeof(answer);
	byte lastBits = 0;
	status = PCD_TransceiveData(frame, 9, answer, &size, &lastBits, 0, true);
	if (status != STATUS_OK) return status;
	*sak = answer[0];
	return size == 3 ? STATUS_OK : STATUS_ERROR;
}

// A card that was halted gives no answer: one within 1 ms would be an error, and the timer ends it later.
MFRC522::StatusCode MFRC522::PICC_HaltA() {
	byte frame[4] = {PICC_CMD_HLTA, 0};
	StatusCode status = PCD_CalculateCRC(frame, 2, frame + 2);
	if (status != STATUS_OK) return status;
	status = PCD_TransceiveData(frame, sizeof(frame), nullptr, nullptr);
	return status == STATUS_TIMEOUT ? STATUS_OK : status == STATUS_OK ? STATUS_ERROR : status;
}

MFRC522::StatusCode MFRC522::PCD_Authenticate(byte command, byte blockAddr, MIFARE_Key *key, Uid *uid) {
	byte frame[12] = {command, blockAddr};
	memcpy(frame + 2, key->keyByte, sizeof(key->keyByte));
	// The last four bytes of a longer UID.
	memcpy(frame + 8, uid->uidByte + uid->size - 4, 4);
	return PCD_CommunicateWithPICC(PCD_MFAuthent, IDLE_IRQ, frame, sizeof(frame));
}

void MFRC522::PCD_StopCrypto1() {
	PCD_ClearRegisterBitMask(Status2Reg, CRYPTO_ON);
}

// NXP's application note AN10833, chapter 3.2.
MFRC522::PICC_Type MFRC522::PICC_GetType(byte sak) {
	switch (sak & 0x7F) {
		case 0x04: return PICC_TYPE_NOT_COMPLETE;
		case 0x09: return PICC_TYPE_MIFARE_MINI;
		case 0x08: return PICC_TYPE_MIFARE_1K;
		case 0x18: return PICC_TYPE_MIFARE_4K;
		case 0x00: return PICC_TYPE_MIFARE_UL;
		case 0x10:
		case 0x11: return PICC_TYPE_MIFARE_PLUS;
		case 0x01: return PICC_TYPE_TNP3XXX;
		case 0x20: return PICC_TYPE_ISO_14443_4;
		case 0x40: return PICC_TYPE_ISO_18092;
		default: return PICC_TYPE_UNKNOWN;
	}
}

const __FlashStringHelper *MFRC522::PICC_GetTypeName(PICC_Type type) {
	switch (type) {
		case PICC_TYPE_ISO_14443_4: return F("PICC compliant with ISO/IEC 14443-4");
		case PICC_TYPE_ISO_18092: return F("PICC compliant with ISO/IEC 18092 (NFC)");
		case PICC_TYPE_MIFARE_MINI: return F("MIFARE Mini, 320 bytes");
		case PICC_TYPE_MIFARE_1K: return F("MIFARE 1KB");
		case PICC_TYPE_MIFARE_4K: return F("MIFARE 4KB");
		case PICC_TYPE_MIFARE_UL: return F("MIFARE Ultralight or Ultralight C");
		case PICC_TYPE_MIFARE_PLUS: return F("MIFARE Plus");
		case PICC_TYPE_MIFARE_DESFIRE: return F("MIFARE DESFire");
		case PICC_TYPE_TNP3XXX: return F("MIFARE TNP3XXX");
		case PICC_TYPE_NOT_COMPLETE: return F("SAK indicates UID is not complete.");
		default: return F("Unknown type");
	}
}

const __FlashStringHelper *MFRC522::GetStatusCodeName(StatusCode code) {
	switch (code) {
		case STATUS_OK: return F("Success.");
		case STATUS_ERROR: return F("Error in communication.");
		case STATUS_COLLISION: return F("Collision detected.");
		case STATUS_TIMEOUT: return F("Timeout in communication.");
		case STATUS_NO_ROOM: return F("A buffer is not big enough.");
		case STATUS_INTERNAL_ERROR: return F("Internal error in the code.");
		case STATUS_INVALID: return F("Invalid argument.");
		case STATUS_CRC_WRONG: return F("The CRC does not match.");
		case STATUS_MIFARE_NACK: return F("A MIFARE PICC responded with NAK.");
		default: return F("Unknown error");
	}
}

static void printHex(byte value) {
	Serial.print(value < 0x10 ? F(" 0") : F(" "));
	Serial.print(value, HEX);
}

void MFRC522::PICC_DumpDetailsToSerial(Uid *uid) {
	Serial.print(F("Card UID:"));
	for (byte i = 0; i < uid->size; i++) printHex(uid->uidByte[i]);
	Serial.print(F("\r\nCard SAK:"));
	printHex(uid->sak);
	Serial.print(F("\r\nPICC type: "));
	Serial.println(PICC_GetTypeName(PICC_GetType(uid->sak)));
}

void MFRC522::PICC_DumpToSerial(Uid *uid) {
	PICC_DumpDetailsToSerial(uid);
	Serial.println(F("The blocks of the card are left out here."));
	PICC_HaltA();
}
