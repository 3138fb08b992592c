const int button = 2;
const int led = 9;
void setup() {
  pinMode(button, INPUT);
}
void loop() {
  digitalWrite(led, digitalRead(button));  //! pin_mode_missing pin=led
}
