Serial.begin(9600);  //! instruction_outside name=Serial
void setup() {}
void loop() {}
