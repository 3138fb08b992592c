void setup() {}
void loop() {
  If (digitalRead(2) == HIGH) {  //! keyword_case name=If suggestion=if
    delay(1);
  }
}
