int led == 13;  //! comparison_in_declaration name=led
void setup() {}
void loop() {}
