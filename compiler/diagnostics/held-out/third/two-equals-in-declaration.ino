int speed == 5;  //! comparison_in_declaration name=speed

void setup() {
  Serial.begin(9600);
}

void loop() {
  Serial.println(speed);
}
