//! program_too_large 0 most=32256
const byte picture[30000] PROGMEM = {1, 2, 3};
const byte other[5000] PROGMEM = {1, 2, 3};
void setup() {}
void loop() { Serial.begin(pgm_read_byte(&picture[analogRead(0)]) + pgm_read_byte(&other[analogRead(0)])); }
