//! memory_nearly_full 0
byte values[1600];
void setup() { Serial.begin(9600); }
void loop() { values[analogRead(0)] = analogRead(1); Serial.println(values[analogRead(2)]); }
