void setup() {}
void loop() {}
void loop() {}  //! declared_twice name=loop
