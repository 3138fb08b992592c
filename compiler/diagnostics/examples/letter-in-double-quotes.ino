char c = "a";  //! double_quotes_for_letter
void setup() {}
void loop() {}
