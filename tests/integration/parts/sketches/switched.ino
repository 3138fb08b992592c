const int feed = 7;

void setup() {
	Serial.begin(115200);
	pinMode(feed, OUTPUT);
}

void loop() {
	Serial.print(analogRead(A0));
	digitalWrite(feed, HIGH);
	delay(10);
	Serial.print(' ');
	Serial.println(analogRead(A0));
	digitalWrite(feed, LOW);
	delay(40);
}
