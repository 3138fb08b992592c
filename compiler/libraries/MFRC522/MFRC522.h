// Reads the UID and the type of RFID cards (ISO/IEC 14443-3 type A) with an MFRC522 on SPI.
// Written for Inspire STEM after NXP's data sheet MFRC522 rev. 3.9, with the functions that books and tutorials use. What is in
// a card's blocks is left out: nothing reads or writes them.
//
//   MFRC522 reader(10, 9);
//   void setup() { Serial.begin(9600); SPI.begin(); reader.PCD_Init(); }
//   void loop() {
//     if (!reader.PICC_IsNewCardPresent() || !reader.PICC_ReadCardSerial()) return;
//     Serial.println(reader.uid.uidByte[0], HEX);
//     reader.PICC_HaltA();
//   }

#ifndef MFRC522_h
#define MFRC522_h

#include <Arduino.h>
#include <SPI.h>

#ifndef MFRC522_SPICLOCK
#define MFRC522_SPICLOCK 4000000UL
#endif

class MFRC522 {
public:
	static const byte FIFO_SIZE = 64;
	static const uint8_t UNUSED_PIN = 255;

	// Registers, shifted as the address byte on SPI has them (8.1.2.3); chapter 9.
	enum PCD_Register : byte {
		CommandReg = 0x01 << 1,
		ComIEnReg = 0x02 << 1,
		DivIEnReg = 0x03 << 1,
		ComIrqReg = 0x04 << 1,
		DivIrqReg = 0x05 << 1,
		ErrorReg = 0x06 << 1,
		Status1Reg = 0x07 << 1,
		Status2Reg = 0x08 << 1,
		FIFODataReg = 0x09 << 1,
		FIFOLevelReg = 0x0A << 1,
		WaterLevelReg = 0x0B << 1,
		ControlReg = 0x0C << 1,
		BitFramingReg = 0x0D << 1,
		CollReg = 0x0E << 1,
		ModeReg = 0x11 << 1,
		TxModeReg = 0x12 << 1,
		RxModeReg = 0x13 << 1,
		TxControlReg = 0x14 << 1,
		TxASKReg = 0x15 << 1,
		TxSelReg = 0x16 << 1,
		RxSelReg = 0x17 << 1,
		RxThresholdReg = 0x18 << 1,
		DemodReg = 0x19 << 1,
		MfTxReg = 0x1C << 1,
		MfRxReg = 0x1D << 1,
		SerialSpeedReg = 0x1F << 1,
		CRCResultRegH = 0x21 << 1,
		CRCResultRegL = 0x22 << 1,
		ModWidthReg = 0x24 << 1,
		RFCfgReg = 0x26 << 1,
		GsNReg = 0x27 << 1,
		CWGsPReg = 0x28 << 1,
		ModGsPReg = 0x29 << 1,
		TModeReg = 0x2A << 1,
		TPrescalerReg = 0x2B << 1,
		TReloadRegH = 0x2C << 1,
		TReloadRegL = 0x2D << 1,
		TCounterValueRegH = 0x2E << 1,
		TCounterValueRegL = 0x2F << 1,
		AutoTestReg = 0x36 << 1,
		VersionReg = 0x37 << 1
	};

	// Table 149.
	enum PCD_Command : byte {
		PCD_Idle = 0x00,
		PCD_Mem = 0x01,
		PCD_GenerateRandomID = 0x02,
		PCD_CalcCRC = 0x03,
		PCD_Transmit = 0x04,
		PCD_NoCmdChange = 0x07,
		PCD_Receive = 0x08,
		PCD_Transceive = 0x0C,
		PCD_MFAuthent = 0x0E,
		PCD_SoftReset = 0x0F
	};

	// RxGain in RFCfgReg (9.3.3.6).
	enum PCD_RxGain : byte {
		RxGain_18dB = 0x00 << 4,
		RxGain_23dB = 0x01 << 4,
		RxGain_18dB_2 = 0x02 << 4,
		RxGain_23dB_2 = 0x03 << 4,
		RxGain_33dB = 0x04 << 4,
		RxGain_38dB = 0x05 << 4,
		RxGain_43dB = 0x06 << 4,
		RxGain_48dB = 0x07 << 4,
		RxGain_min = RxGain_18dB,
		RxGain_avg = RxGain_33dB,
		RxGain_max = RxGain_48dB
	};

	enum PICC_Command : byte {
		PICC_CMD_REQA = 0x26,
		PICC_CMD_WUPA = 0x52,
		PICC_CMD_CT = 0x88,
		PICC_CMD_SEL_CL1 = 0x93,
		PICC_CMD_SEL_CL2 = 0x95,
		PICC_CMD_SEL_CL3 = 0x97,
		PICC_CMD_HLTA = 0x50,
		PICC_CMD_MF_AUTH_KEY_A = 0x60,
		PICC_CMD_MF_AUTH_KEY_B = 0x61
	};

	enum PICC_Type : byte {
		PICC_TYPE_UNKNOWN,
		PICC_TYPE_ISO_14443_4,
		PICC_TYPE_ISO_18092,
		PICC_TYPE_MIFARE_MINI,
		PICC_TYPE_MIFARE_1K,
		PICC_TYPE_MIFARE_4K,
		PICC_TYPE_MIFARE_UL,
		PICC_TYPE_MIFARE_PLUS,
		PICC_TYPE_MIFARE_DESFIRE,
		PICC_TYPE_TNP3XXX,
		PICC_TYPE_NOT_COMPLETE = 0xff
	};

	enum StatusCode : byte {
		STATUS_OK,
		STATUS_ERROR,
		STATUS_COLLISION,
		STATUS_TIMEOUT,
		STATUS_NO_ROOM,
		STATUS_INTERNAL_ERROR,
		STATUS_INVALID,
		STATUS_CRC_WRONG,
		STATUS_MIFARE_NACK = 0xff
	};

	struct Uid {
		byte size;
		byte uidByte[10];
		byte sak;
	};
	struct MIFARE_Key {
		byte keyByte[6];
	};

	// Of the card that was read last.
	Uid uid;

	MFRC522(byte chipSelectPin = SS, byte resetPowerDownPin = UNUSED_PIN);
	virtual ~MFRC522() {}

	// The sketch calls SPI.begin() before.
	void PCD_Init();
	void PCD_Init(byte resetPowerDownPin);
	void PCD_Init(byte chipSelectPin, byte resetPowerDownPin);
	void PCD_Reset();
	void PCD_AntennaOn();
	void PCD_AntennaOff();
	byte PCD_GetAntennaGain();
	void PCD_SetAntennaGain(byte mask);
	bool PCD_PerformSelfTest();
	void PCD_SoftPowerDown();
	void PCD_SoftPowerUp();
	void PCD_DumpVersionToSerial();

	// True when a card answers that is not halted. It is found again only after it was taken away, or not halted.
	virtual bool PICC_IsNewCardPresent();
	// Reads the card's UID into `uid`.
	virtual bool PICC_ReadCardSerial();
	StatusCode PICC_HaltA();
	static PICC_Type PICC_GetType(byte sak);
	static const __FlashStringHelper *PICC_GetTypeName(PICC_Type type);
	static const __FlashStringHelper *GetStatusCodeName(StatusCode code);
	// Prints the UID and the type, and halts the card.
	void PICC_DumpToSerial(Uid *uid);
	void PICC_DumpDetailsToSerial(Uid *uid);

	StatusCode PICC_RequestA(byte *bufferATQA, byte *bufferSize);
	StatusCode PICC_WakeupA(byte *bufferATQA, byte *bufferSize);
	StatusCode PICC_Select(Uid *uid, byte validBits = 0);
	StatusCode PCD_Authenticate(byte command, byte blockAddr, MIFARE_Key *key, Uid *uid);
	void PCD_StopCrypto1();

	void PCD_WriteRegister(PCD_Register reg, byte value);
	void PCD_WriteRegister(PCD_Register reg, byte count, byte *values);
	byte PCD_ReadRegister(PCD_Register reg);
	// Of the first byte the bits from `rxAlign` on are taken.
	void PCD_ReadRegister(PCD_Register reg, byte count, byte *values, byte rxAlign = 0);
	void PCD_SetRegisterBitMask(PCD_Register reg, byte mask);
	void PCD_ClearRegisterBitMask(PCD_Register reg, byte mask);
	StatusCode PCD_CalculateCRC(byte *data, byte length, byte *result);
	// `validBits`: how many bits of the last byte are sent, and then how many of it came; 0 for all.
	StatusCode PCD_TransceiveData(byte *sendData, byte sendLen, byte *backData, byte *backLen, byte *validBits = nullptr,
	                              byte rxAlign = 0, bool checkCRC = false);
	StatusCode PCD_CommunicateWithPICC(byte command, byte waitIRq, byte *sendData, byte sendLen, byte *backData = nullptr,
	                                   byte *backLen = nullptr, byte *validBits = nullptr, byte rxAlign = 0,
	                                   bool checkCRC = false);

private:
	byte _select;
	byte _reset;

	void begin(byte address);
	void end();
	void plainSpeed();
	StatusCode request(byte command, byte *bufferATQA, byte *bufferSize);
	StatusCode selectLevel(byte *frame, byte known, byte *sak);
};

#endif
