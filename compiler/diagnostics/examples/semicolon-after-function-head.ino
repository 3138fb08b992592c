void setup(); {  //! semicolon_after_function name=setup
  pinMode(13, OUTPUT);
}
void loop() {}
