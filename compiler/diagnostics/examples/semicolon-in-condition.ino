void setup() { Serial.begin(9600); }
void loop() {
  int x = analogRead(A0);
  if (x > 300; x < 500) {  //! wrong_operator text=; suggestion=&&
    Serial.println(x);
  }
}
