// Receives remote controls of NEC's format, as most kits have one.
// Written for Inspire STEM, with the functions that books and tutorials use, of version 2 (IRrecv, decode_results) and of
// version 3 (IrReceiver). Sending and other formats are left out. It takes the pin-change interrupts, no timer: tone() works
// beside it, SoftwareSerial does not.
//
//   IrReceiver.begin(2);
//   if (IrReceiver.decode()) {
//     Serial.println(IrReceiver.decodedIRData.command, HEX);
//     IrReceiver.resume();
//   }

#ifndef IRremote_h
#define IRremote_h

#include <Arduino.h>

#define ENABLE_LED_FEEDBACK true
#define DISABLE_LED_FEEDBACK false
#define IRDATA_FLAGS_EMPTY 0x00
#define IRDATA_FLAGS_IS_REPEAT 0x01

// What version 2 gives for a key that is held.
#define REPEAT 0xFFFFFFFF

typedef enum { UNKNOWN = 0, NEC = 8 } decode_type_t;

struct IRData {
	decode_type_t protocol;
	uint16_t address;
	uint16_t command;
	uint8_t flags;
	// As it came, the first bit lowest.
	uint32_t decodedRawData;
};

// Version 2's.
class decode_results {
public:
	decode_type_t decode_type;
	// As it came, the first bit highest; REPEAT for a key that is held.
	unsigned long value;
	int bits;
	unsigned int address;
};

class IRrecv {
public:
	IRrecv();
	IRrecv(int recvpin);

	void begin(uint8_t pin, bool enableLEDFeedback = false);
	void enableIRIn();
	void start() { enableIRIn(); }
	void disableIRIn();
	void stop() { disableIRIn(); }
	// Whether something has come; it stays until resume().
	bool decode();
	bool decode(decode_results *results);
	void resume();
	bool isIdle();
	void printIRResultShort(Print *serial);
	size_t printIRResultMinimal(Print *serial);

	IRData decodedIRData;

private:
	uint8_t pin;
};

extern IRrecv IrReceiver;

#endif
