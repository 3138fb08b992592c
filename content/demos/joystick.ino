void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.print("across ");
  Serial.print(analogRead(A0));
  Serial.print(", up ");
  Serial.println(analogRead(A1));
  delay(200);
}
