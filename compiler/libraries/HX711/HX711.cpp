// Protocol: Avia Semiconductor, HX711 data sheet, "Serial Interface", pp. 4-5.

#include "HX711.h"

HX711::HX711() : clockPin(0), dataPin(0), furtherPulses(1), offset(0), scale(1) {}

HX711::~HX711() {}

void HX711::begin(byte dout, byte pd_sck, byte gain) {
	dataPin = dout;
	clockPin = pd_sck;
	pinMode(clockPin, OUTPUT);
	// With a pull-up, a wire that is not there reads as "no number yet".
	pinMode(dataPin, INPUT_PULLUP);
	digitalWrite(clockPin, LOW);
	set_gain(gain);
}

bool HX711::is_ready() { return digitalRead(dataPin) == LOW; }

void HX711::set_gain(byte gain) {
	switch (gain) {
	case 128:
		furtherPulses = 1;
		break;
	case 64:
		furtherPulses = 3;
		break;
	case 32:
		furtherPulses = 2;
		break;
	}
}

long HX711::read() {
	wait_ready();
	uint32_t bits = 0;
	// An interrupt while the clock is high for more than 60 us would switch the module off.
	uint8_t interrupts = SREG;
	cli();
	for (byte pulse = 0; pulse < 24 + furtherPulses; pulse++) {
		digitalWrite(clockPin, HIGH);
		delayMicroseconds(1);
		if (pulse < 24) bits = bits << 1 | digitalRead(dataPin);
		digitalWrite(clockPin, LOW);
		delayMicroseconds(1);
	}
	SREG = interrupts;
	// The highest of the 24 bits is the sign.
	return (int32_t)(bits << 8) >> 8;
}

void HX711::wait_ready(unsigned long delay_ms) {
	// Numbers come every 100 ms: asking every 5 ms is enough, and lets the chip sleep in between.
	while (!is_ready()) delay(delay_ms > 0 ? delay_ms : 5);
}

bool HX711::wait_ready_retry(int retries, unsigned long delay_ms) {
	for (int tried = 0; tried < retries; tried++) {
		if (is_ready()) return true;
		delay(delay_ms);
	}
	return false;
}

bool HX711::wait_ready_timeout(unsigned long timeout, unsigned long delay_ms) {
	unsigned long began = millis();
	while (millis() - began < timeout) {
		if (is_ready()) return true;
		delay(delay_ms);
	}
	return false;
}

long HX711::read_average(byte times) {
	long sum = 0;
	for (byte time = 0; time < times; time++) sum += read();
	return times > 0 ? sum / times : 0;
}

double HX711::get_value(byte times) { return read_average(times) - offset; }

float HX711::get_units(byte times) { return get_value(times) / scale; }

void HX711::tare(byte times) { set_offset(read_average(times)); }

void HX711::set_scale(float value) { scale = value; }

float HX711::get_scale() { return scale; }

void HX711::set_offset(long value) { offset = value; }

long HX711::get_offset() { return offset; }

void HX711::power_down() {
	digitalWrite(clockPin, LOW);
	digitalWrite(clockPin, HIGH);
	delayMicroseconds(64);
}

void HX711::power_up() { digitalWrite(clockPin, LOW); }
