#include <Ultrasonic.h>

Ultrasonic sonar(12, 11);

void setup() {
	Serial.begin(115200);
	pinMode(7, OUTPUT);
}

// The library on one sensor; pulseIn(), as books do it, on another one.
void loop() {
	Serial.print(sonar.read());
	Serial.print(' ');
	digitalWrite(7, LOW);
	delayMicroseconds(2);
	digitalWrite(7, HIGH);
	delayMicroseconds(10);
	digitalWrite(7, LOW);
	Serial.println(pulseIn(6, HIGH));
	delay(100);
}
