void setup() {
  pinMode(4, OUTPUT);
}
void loop() {
  analogWrite(4, 128);  //! pin_without_pwm pin=4
}
