int led pin = 13;  //! name_with_space after=led
void setup() {}
void loop() {}
