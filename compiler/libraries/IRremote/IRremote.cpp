// Each bit is told by the time from one burst's begin to the next (Renesas' µPD6121 data sheet, pp. 5-7): 13.5 ms are a leader,
// 11.25 ms a held key, 1.125 ms a 0, 2.25 ms a 1. A quarter more or less is taken.

#include <IRremote.h>
#include <avr/interrupt.h>

static const uint16_t LEADER = 13500;
static const uint16_t HELD = 11250;
static const uint16_t ZERO = 1125;
static const uint16_t ONE = 2250;
static const uint8_t BITS = 32;
static const uint8_t WAITING = 255;

static volatile uint8_t *input;
static uint8_t mask;
static bool wasHigh = true;
static uint32_t fellAt;
static uint32_t collected;
static uint8_t count = WAITING;

static volatile bool complete;
static volatile bool held;
static volatile uint32_t received;

IRrecv IrReceiver;

static bool near(uint32_t time, uint16_t wanted) {
	return time > wanted - wanted / 8 && time < wanted + wanted / 8;
}

static void changed() {
	bool high = *input & mask;
	if (high == wasHigh) return;
	wasHigh = high;
	if (high) return;
	uint32_t now = micros();
	uint32_t passed = now - fellAt;
	fellAt = now;
	if (near(passed, LEADER)) {
		count = 0;
		collected = 0;
	} else if (near(passed, HELD)) {
		count = WAITING;
		if (complete) return;
		held = true;
		complete = true;
	} else if (count < BITS && (near(passed, ZERO) || near(passed, ONE))) {
		if (near(passed, ONE)) collected |= 1UL << count;
		if (++count < BITS) return;
		count = WAITING;
		if (complete) return;
		received = collected;
		held = false;
		complete = true;
	} else {
		count = WAITING;
	}
}

ISR(PCINT0_vect) {
	changed();
}
ISR(PCINT1_vect, ISR_ALIASOF(PCINT0_vect));
ISR(PCINT2_vect, ISR_ALIASOF(PCINT0_vect));

IRrecv::IRrecv() : pin(255) {}

IRrecv::IRrecv(int recvpin) : pin(recvpin) {}

void IRrecv::begin(uint8_t pin, bool) {
	this->pin = pin;
	enableIRIn();
}

void IRrecv::enableIRIn() {
	if (pin == 255) return;
	pinMode(pin, INPUT);
	uint8_t before = SREG;
	noInterrupts();
	input = portInputRegister(digitalPinToPort(pin));
	mask = digitalPinToBitMask(pin);
	wasHigh = *input & mask;
	count = WAITING;
	complete = false;
	*digitalPinToPCMSK(pin) |= _BV(digitalPinToPCMSKbit(pin));
	*digitalPinToPCICR(pin) |= _BV(digitalPinToPCICRbit(pin));
	SREG = before;
}

void IRrecv::disableIRIn() {
	if (pin != 255) *digitalPinToPCMSK(pin) &= ~_BV(digitalPinToPCMSKbit(pin));
}

// Address and command come with their complements behind them; an address without one has 16 bits.
bool IRrecv::decode() {
	if (!complete) return false;
	uint32_t data = received;
	uint8_t low = data, high = data >> 8, command = data >> 16, inverted = data >> 24;
	decodedIRData.protocol = command == uint8_t(~inverted) ? NEC : UNKNOWN;
	decodedIRData.address = low == uint8_t(~high) ? low : uint16_t(data);
	decodedIRData.command = command;
	decodedIRData.flags = held ? IRDATA_FLAGS_IS_REPEAT : IRDATA_FLAGS_EMPTY;
	decodedIRData.decodedRawData = held ? 0 : data;
	return true;
}

bool IRrecv::decode(decode_results *results) {
	if (!decode()) return false;
	results->decode_type = decodedIRData.protocol;
	results->address = decodedIRData.address;
	results->bits = held ? 0 : BITS;
	unsigned long value = 0;
	for (uint8_t bit = 0; bit < BITS; bit++) value = (value << 1) | ((received >> bit) & 1);
	results->value = held ? REPEAT : value;
	return true;
}

void IRrecv::resume() {
	complete = false;
}

bool IRrecv::isIdle() {
	return count == WAITING;
}

void IRrecv::printIRResultShort(Print *serial) {
	serial->print(F("Protocol="));
	serial->print(decodedIRData.protocol == NEC ? F("NEC") : F("UNKNOWN"));
	serial->print(F(" Address=0x"));
	serial->print(decodedIRData.address, HEX);
	serial->print(F(" Command=0x"));
	serial->print(decodedIRData.command, HEX);
	if (decodedIRData.flags & IRDATA_FLAGS_IS_REPEAT) serial->print(F(" Repeat"));
	else serial->print(F(" Raw-Data=0x")), serial->print(decodedIRData.decodedRawData, HEX);
	serial->println();
}

size_t IRrecv::printIRResultMinimal(Print *serial) {
	return serial->print(F("0x")) + serial->print(decodedIRData.command, HEX);
}
