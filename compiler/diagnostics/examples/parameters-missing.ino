void setup {  //! missing_parameters after=setup
  pinMode(13, OUTPUT);
}
void loop() {}
