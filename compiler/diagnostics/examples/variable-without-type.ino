count = 0;  //! missing_type name=count
void setup() {}
void loop() {}
