enum State { RED, GREEN }  //! missing_semicolon after=}
State state = RED;
void setup() {}
void loop() {}
