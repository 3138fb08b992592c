Void setup() {  //! keyword_case name=Void suggestion=void
}
void loop() {}
