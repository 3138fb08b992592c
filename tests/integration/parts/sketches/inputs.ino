const int pins[] = {2, 3, 4, 5, 6, 7, 8};

void setup() {
	Serial.begin(115200);
	for (int pin : pins) pinMode(pin, pin <= 4 ? INPUT_PULLUP : INPUT);
}

void loop() {
	for (int channel = A0; channel <= A5; channel++) {
		Serial.print(analogRead(channel));
		Serial.print(' ');
	}
	for (int pin : pins) Serial.print(digitalRead(pin));
	Serial.println();
	delay(50);
}
