int values[3 = {1, 2, 3};  //! missing_bracket after=3
void setup() {}
void loop() {}
