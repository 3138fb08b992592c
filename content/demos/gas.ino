void setup() {
  Serial.begin(9600);
  pinMode(11, OUTPUT);
}

void loop() {
  int gas = analogRead(A0);
  Serial.println(gas);
  digitalWrite(11, gas > 400 ? HIGH : LOW);
  delay(200);
}
