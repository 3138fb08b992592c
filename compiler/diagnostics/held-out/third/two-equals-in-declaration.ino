int speed == 5;  //! wrong_operator text=== suggestion==

void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.println(speed);
}
