int led 13;  //! missing_equals after=led
void setup() {}
void loop() {}
