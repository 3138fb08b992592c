bool on = True;  //! keyword_case name=True suggestion=true

void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, on);
}
