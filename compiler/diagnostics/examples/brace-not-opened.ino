void setup()  //! missing_opening_brace after=setup()
  pinMode(13, OUTPUT);
}
void loop() {}
