bool isOn = false;
void setup() { pinMode(13, OUTPUT); }
void loop() {
  isOn = ~isOn;  //! wrong_operator text=~ suggestion=!
  digitalWrite(13, isOn);
}
