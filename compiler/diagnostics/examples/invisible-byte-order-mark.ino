void setup() {}  //! invisible_character
void loop() {}
