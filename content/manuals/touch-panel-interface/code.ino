const int X_PLUS = A0;
const int Y_PLUS = A1;
const int X_MINUS = A2;
const int Y_MINUS = A3;

// One LED for each quarter: top left, top right, bottom left, bottom right.
const int LED_PINS[] = {4, 5, 6, 7};

bool isLit[] = {false, false, false, false};
bool wasTouched = false;

void setup() {
  Serial.begin(9600);
  for (int led = 0; led < 4; led++) {
    pinMode(LED_PINS[led], OUTPUT);
  }
}

void loop() {
  bool touched = isTouched();
  if (touched && !wasTouched) {
    delay(20);  // the finger has come down fully
    int x = placeOn(X_PLUS, X_MINUS, Y_PLUS, Y_MINUS);
    int y = placeOn(Y_PLUS, Y_MINUS, X_PLUS, X_MINUS);
    if (isTouched()) {
      Serial.print("x ");
      Serial.print(x);
      Serial.print("  y ");
      Serial.println(y);
      switchQuarter(x, y);
    }
  }
  wasTouched = touched;
  delay(20);
}

// A touch joins the two layers: then the lower one pulls the upper one to 0 V.
bool isTouched() {
  pinMode(X_PLUS, INPUT);
  pinMode(Y_MINUS, INPUT);
  pinMode(X_MINUS, OUTPUT);
  digitalWrite(X_MINUS, LOW);
  pinMode(Y_PLUS, INPUT_PULLUP);
  delayMicroseconds(100);
  return digitalRead(Y_PLUS) == LOW;
}

// One layer has 5 V at one side and 0 V at the other. The other layer hears the voltage at the finger.
int placeOn(int high, int low, int hearing, int resting) {
  pinMode(hearing, INPUT);
  pinMode(resting, INPUT);
  pinMode(high, OUTPUT);
  digitalWrite(high, HIGH);
  pinMode(low, OUTPUT);
  digitalWrite(low, LOW);
  delayMicroseconds(100);
  return analogRead(hearing);
}

void switchQuarter(int x, int y) {
  int quarter = 0;
  if (x > 512) {
    quarter += 1;  // right
  }
  if (y < 512) {
    quarter += 2;  // bottom
  }
  isLit[quarter] = !isLit[quarter];
  digitalWrite(LED_PINS[quarter], isLit[quarter] ? HIGH : LOW);
}
