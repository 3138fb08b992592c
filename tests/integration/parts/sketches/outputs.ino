void setup() {
	Serial.begin(115200);
	Serial.setTimeout(20);
	pinMode(12, OUTPUT);
	pinMode(13, OUTPUT);
}

// Four numbers: duties of the colours red, green, blue, then the wheel's speed from -255 to 255.
void loop() {
	if (Serial.available() == 0) return;
	analogWrite(9, Serial.parseInt());
	analogWrite(10, Serial.parseInt());
	analogWrite(11, Serial.parseInt());
	int wanted = Serial.parseInt();
	int speed = constrain(wanted, -255, 255);
	digitalWrite(12, speed > 0);
	digitalWrite(13, speed < 0);
	analogWrite(5, abs(speed));
}
