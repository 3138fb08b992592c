int a[];  //! array_size_missing name=a
void setup() {}
void loop() {}
