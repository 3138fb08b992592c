void setup() {
	Serial.begin(115200);
	Serial.setTimeout(20);
	pinMode(6, OUTPUT);
}

// Two numbers: the lamp's duty, then the horn's pitch in hertz, 0 for silence.
void loop() {
	if (Serial.available() == 0) return;
	analogWrite(6, Serial.parseInt());
	unsigned int pitch = Serial.parseInt();
	if (pitch == 0) noTone(8);
	else tone(8, pitch);
}
