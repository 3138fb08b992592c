#include <Servo.h>

Servo arm;

void setup() {
	Serial.begin(115200);
	Serial.setTimeout(20);
	arm.attach(9);
}

void loop() {
	if (Serial.available() > 0) arm.write(Serial.parseInt());
}
