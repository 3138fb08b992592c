long values[40000];  //! array_too_large name=values
void setup() {}
void loop() {}
