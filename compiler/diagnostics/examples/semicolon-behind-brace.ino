void setup() { pinMode(8, OUTPUT) };  //! missing_semicolon
void loop() {}
