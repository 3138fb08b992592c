Int count = 0;  //! keyword_case name=Int suggestion=int
void setup() {}
void loop() {}
