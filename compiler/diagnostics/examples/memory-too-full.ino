//! memory_too_full 0 most=2048
int values[1200];
void setup() {}
void loop() { values[analogRead(0)] = analogRead(1); Serial.begin(values[analogRead(2)]); }
