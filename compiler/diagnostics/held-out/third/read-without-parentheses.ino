int button = 2;

void setup() {
  pinMode(button, INPUT_PULLUP);
  pinMode(13, OUTPUT);
}

void loop() {
  int state = digitalRead button;  //! missing_opening_parenthesis after=digitalRead
  digitalWrite(13, !state);
}
