void setup() {
  pinMode(13, OUTPUT);
  brightness = 5;  //! name_not_known name=brightness
}
void loop() {}
