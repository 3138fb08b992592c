int new = 5;  //! reserved_name name=new
void setup() {}
void loop() {}
