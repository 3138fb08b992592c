int count = 0;

void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  While (count < 3) {  //! keyword_case name=While suggestion=while
    digitalWrite(13, HIGH);
    count++;
  }
}
