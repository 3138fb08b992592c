String word = "a";  //! name_taken name=word
void setup() {}
void loop() {}
