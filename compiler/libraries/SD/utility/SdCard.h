// An SD card over SPI, block by block (SD Association, Part 1 Physical Layer Simplified Specification, chapter 7).

#ifndef SdCard_h
#define SdCard_h

#include <Arduino.h>
#include <SPI.h>

#define SPI_FULL_SPEED 0
#define SPI_HALF_SPEED 1
#define SPI_QUARTER_SPEED 2

#define SD_CARD_TYPE_SD1 1
#define SD_CARD_TYPE_SD2 2
#define SD_CARD_TYPE_SDHC 3

#define SD_CARD_ERROR_CMD0 0x01
#define SD_CARD_ERROR_CMD8 0x02
#define SD_CARD_ERROR_CMD17 0x03
#define SD_CARD_ERROR_CMD24 0x04
#define SD_CARD_ERROR_CMD58 0x06
#define SD_CARD_ERROR_ACMD41 0x07
#define SD_CARD_ERROR_READ_TIMEOUT 0x0D
#define SD_CARD_ERROR_WRITE 0x10
#define SD_CARD_ERROR_WRITE_TIMEOUT 0x12

class Sd2Card {
public:
	Sd2Card() : _error(0), _type(0), _cs(SS), _clock(4000000) {}

	// speed: SPI_FULL_SPEED (8 MHz), SPI_HALF_SPEED or SPI_QUARTER_SPEED.
	bool init(uint8_t speed = SPI_FULL_SPEED, uint8_t csPin = SS) { return initAt(8000000UL >> speed, csPin); }
	bool initAt(uint32_t clock, uint8_t csPin);
	// One of SD_CARD_TYPE_…, 0 before init().
	uint8_t type() const { return _type; }
	uint8_t errorCode() const { return _error; }
	// In blocks of 512 bytes; 0 where the card does not say.
	uint32_t cardSize();
	bool readBlock(uint32_t block, uint8_t *bytes);
	bool writeBlock(uint32_t block, const uint8_t *bytes);

private:
	uint8_t command(uint8_t index, uint32_t argument);
	bool readData(uint8_t *bytes, uint16_t count);
	bool waitReady(uint16_t milliseconds);
	void select();
	void deselect();
	bool fail(uint8_t error);

	uint8_t _error, _type, _cs;
	uint32_t _clock;
};

#endif
