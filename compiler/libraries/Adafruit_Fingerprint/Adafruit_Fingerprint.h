// Talks to a fingerprint module (R307, ZFM-20, AS608 and others of their protocol) through a serial port.
// Written for Inspire STEM after the R307's user manual, with the functions that books and tutorials use. What takes a finger's
// image or template out of the module is left out: they never leave it.
//
//   #include <SoftwareSerial.h>
//   SoftwareSerial wires(2, 3);
//   Adafruit_Fingerprint finger(&wires);
//   void setup() { Serial.begin(9600); finger.begin(57600); }
//   void loop() {
//     if (finger.getImage() != FINGERPRINT_OK || finger.image2Tz() != FINGERPRINT_OK) return;
//     if (finger.fingerFastSearch() == FINGERPRINT_OK) Serial.println(finger.fingerID);
//   }

#ifndef ADAFRUIT_FINGERPRINT_H
#define ADAFRUIT_FINGERPRINT_H

#include <Arduino.h>
#include <SoftwareSerial.h>

// Confirmation codes: what the module answers to a command.
#define FINGERPRINT_OK 0x00
#define FINGERPRINT_PACKETRECIEVEERR 0x01
#define FINGERPRINT_NOFINGER 0x02
#define FINGERPRINT_IMAGEFAIL 0x03
#define FINGERPRINT_IMAGEMESS 0x06
#define FINGERPRINT_FEATUREFAIL 0x07
#define FINGERPRINT_NOMATCH 0x08
#define FINGERPRINT_NOTFOUND 0x09
#define FINGERPRINT_ENROLLMISMATCH 0x0A
#define FINGERPRINT_BADLOCATION 0x0B
#define FINGERPRINT_DBRANGEFAIL 0x0C
#define FINGERPRINT_UPLOADFEATUREFAIL 0x0D
#define FINGERPRINT_PACKETRESPONSEFAIL 0x0E
#define FINGERPRINT_UPLOADFAIL 0x0F
#define FINGERPRINT_DELETEFAIL 0x10
#define FINGERPRINT_DBCLEARFAIL 0x11
#define FINGERPRINT_PASSFAIL 0x13
#define FINGERPRINT_INVALIDIMAGE 0x15
#define FINGERPRINT_FLASHERR 0x18
#define FINGERPRINT_INVALIDREG 0x1A
// What the library itself finds: no answer, or one that is none.
#define FINGERPRINT_TIMEOUT 0xFF
#define FINGERPRINT_BADPACKET 0xFE

// Packets.
#define FINGERPRINT_STARTCODE 0xEF01
#define FINGERPRINT_COMMANDPACKET 0x1
#define FINGERPRINT_DATAPACKET 0x2
#define FINGERPRINT_ACKPACKET 0x7
#define FINGERPRINT_ENDDATAPACKET 0x8

// Commands.
#define FINGERPRINT_GETIMAGE 0x01
#define FINGERPRINT_IMAGE2TZ 0x02
#define FINGERPRINT_SEARCH 0x04
#define FINGERPRINT_REGMODEL 0x05
#define FINGERPRINT_STORE 0x06
#define FINGERPRINT_LOAD 0x07
#define FINGERPRINT_DELETE 0x0C
#define FINGERPRINT_EMPTY 0x0D
#define FINGERPRINT_READSYSPARAM 0x0F
#define FINGERPRINT_VERIFYPASSWORD 0x13
#define FINGERPRINT_HISPEEDSEARCH 0x1B
#define FINGERPRINT_TEMPLATECOUNT 0x1D
#define FINGERPRINT_LEDON 0x50
#define FINGERPRINT_LEDOFF 0x51

class Adafruit_Fingerprint {
public:
	Adafruit_Fingerprint(SoftwareSerial *port, uint32_t password = 0);
	Adafruit_Fingerprint(HardwareSerial *port, uint32_t password = 0);
	// The sketch begins the port itself.
	Adafruit_Fingerprint(Stream *port, uint32_t password = 0);

	// Waits a second, until the module is ready.
	void begin(uint32_t baud);
	boolean verifyPassword();
	uint8_t checkPassword();
	// Reads `capacity` and what stands beside it.
	uint8_t getParameters();

	// FINGERPRINT_OK: the image is taken. FINGERPRINT_NOFINGER: no finger lies there.
	uint8_t getImage();
	// Makes features of the image, in slot 1 or 2.
	uint8_t image2Tz(uint8_t slot = 1);
	// Makes one model of the two slots, if they are of the same finger.
	uint8_t createModel();
	uint8_t storeModel(uint16_t id);
	uint8_t loadModel(uint16_t id);
	uint8_t deleteModel(uint16_t id);
	uint8_t emptyDatabase();
	// FINGERPRINT_OK: the finger of slot 1 has the number `fingerID`, `confidence` says how sure that is.
	uint8_t fingerFastSearch();
	uint8_t fingerSearch(uint8_t slot = 1);
	uint8_t getTemplateCount();
	uint8_t LEDcontrol(bool on);

	uint16_t fingerID = 0;
	uint16_t confidence = 0;
	uint16_t templateCount = 0;

	uint16_t status_reg = 0;
	uint16_t system_id = 0;
	// How many models there is room for; until getParameters() was asked, 64.
	uint16_t capacity = 64;
	uint16_t security_level = 0;
	uint32_t device_addr = 0xFFFFFFFF;
	uint16_t packet_len = 64;
	uint16_t baud_rate = 57600;

private:
	// Of an answer: its confirmation code and 16 bytes more.
	static const uint8_t MOST_BYTES = 17;

	Stream *_port;
	SoftwareSerial *_software = nullptr;
	HardwareSerial *_hardware = nullptr;
	uint32_t _password;
	uint8_t _bytes[MOST_BYTES];

	uint8_t command(uint8_t code, uint8_t count = 0, uint32_t parameter = 0, uint8_t slot = 0);
	uint8_t search(uint8_t code, uint8_t slot, uint16_t count);
	void writeByte(uint8_t value, uint16_t &sum);
	int readByte();
	uint8_t readAnswer();
	uint16_t word(uint8_t at) const { return uint16_t(_bytes[at]) << 8 | _bytes[at + 1]; }
};

#endif
