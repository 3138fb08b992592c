bool running = True;  //! keyword_case name=True suggestion=true

void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  if (running) {
    digitalWrite(13, HIGH);
  }
}
