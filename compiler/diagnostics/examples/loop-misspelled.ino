void setup() {}
void Loop() {  //! loop_misspelled name=Loop
  delay(1);
}
