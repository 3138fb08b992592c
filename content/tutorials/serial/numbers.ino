void setup() {
  Serial.begin(9600);
  pinMode(2, INPUT);
}

void loop() {
  int touch = digitalRead(2);
  int second = millis() / 1000;
  Serial.print(touch);
  Serial.print(" ");
  Serial.println(second);
  delay(500);
}
