// pulseIn() behind each filter, as books do it, at 20 % and at 2 %.
void setup() {
	Serial.begin(115200);
	for (int pin = 4; pin <= 7; pin++) pinMode(pin, OUTPUT);
}

void read(bool s2, bool s3) {
	digitalWrite(6, s2);
	digitalWrite(7, s3);
	unsigned long low = pulseIn(8, LOW, 100000);
	Serial.print(low);
	Serial.print(' ');
	Serial.flush();  // its interrupts would steal time from the next pulse
}

void loop() {
	for (int scale = 0; scale < 2; scale++) {
		digitalWrite(4, scale == 0);
		digitalWrite(5, scale == 1);
		read(LOW, LOW);
		read(HIGH, HIGH);
		read(LOW, HIGH);
		read(HIGH, LOW);
	}
	Serial.println();
	delay(20);
}
