// Times: HC-SR04 user guide (Elecfreaks): a trigger of 10 microseconds, then an echo of 58 microseconds for each centimetre
// or 148 for each inch. Out of reach the echo lasts 38 ms.

#include <Ultrasonic.h>

// The sensor sends eight waves before its echo begins.
static const unsigned long ANSWERS_WITHIN = 5000;

Ultrasonic::Ultrasonic(uint8_t signalPin) : trigger(signalPin), echo(signalPin), timeout(25000UL) {
	pinMode(trigger, OUTPUT);
}

Ultrasonic::Ultrasonic(uint8_t triggerPin, uint8_t echoPin, unsigned long timeOut)
	: trigger(triggerPin), echo(echoPin), timeout(timeOut) {
	pinMode(trigger, OUTPUT);
	pinMode(echo, INPUT);
}

unsigned int Ultrasonic::read(uint8_t unit) {
	unsigned int whole = 2 * unit;
	return (echoMicroseconds() + unit) / whole;
}

unsigned long Ultrasonic::echoMicroseconds() {
	// An echo that was cut the last time may still go on.
	unsigned long since = micros();
	if (trigger != echo)
		while (digitalRead(echo) && micros() - since < 40000UL) {}
	else pinMode(trigger, OUTPUT);
	digitalWrite(trigger, LOW);
	delayMicroseconds(2);
	digitalWrite(trigger, HIGH);
	delayMicroseconds(10);
	digitalWrite(trigger, LOW);
	if (trigger == echo) pinMode(echo, INPUT);

	since = micros();
	while (!digitalRead(echo))
		if (micros() - since > ANSWERS_WITHIN) return 0;
	since = micros();
	unsigned long lasted = 0;
	while (digitalRead(echo) && lasted < timeout) lasted = micros() - since;
	return lasted < timeout ? lasted : timeout;
}
