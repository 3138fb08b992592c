int leds[] = (2, 3, 4);  //! list_without_braces
void setup() {}
void loop() {}
