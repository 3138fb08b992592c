void setup() {}
void loop() {}
digitalWrite(13, HIGH);  //! instruction_outside name=digitalWrite
