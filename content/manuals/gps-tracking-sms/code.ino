#include <SoftwareSerial.h>

const char RECEIVER[] = "+255700000000";  // put the number of your own phone here
const int BUTTON_PIN = 2;

SoftwareSerial gps(4, 3);    // pin 4 listens to the GPS
SoftwareSerial modem(7, 8);  // pin 7 listens to the modem, pin 8 speaks to it

char sentence[90];
int letters = 0;
bool placeKnown = false;
float latitude = 0;
float longitude = 0;

void setup() {
  Serial.begin(9600);
  pinMode(BUTTON_PIN, INPUT_PULLUP);
  pinMode(LED_BUILTIN, OUTPUT);
  modem.begin(9600);
  gps.begin(9600);  // the board listens to the one that began last
}

void loop() {
  if (gps.available() > 0) {
    collect(gps.read());
  }
  if (digitalRead(BUTTON_PIN) == LOW) {
    if (placeKnown) {
      sendPlace();
    } else {
      Serial.println("No place yet. Take the GPS outside.");
    }
    delay(1000);
  }
}

// Puts the letters of the GPS together. Each sentence ends with a new line.
void collect(char letter) {
  if (letter == '\n') {
    sentence[letters] = '\0';
    letters = 0;
    readPlace();
  } else if (letters < 89) {
    sentence[letters] = letter;
    letters++;
  }
}

// The sentence with the place: $GPRMC,time,A,latitude,N,longitude,E,...  A says that the place is known.
void readPlace() {
  if (sentence[0] != '$' || strncmp(sentence + 3, "RMC", 3) != 0) {
    return;
  }
  placeKnown = *afterComma(2) == 'A';
  digitalWrite(LED_BUILTIN, placeKnown);
  if (placeKnown) {
    latitude = toDegrees(atof(afterComma(3)));
    if (*afterComma(4) == 'S') latitude = -latitude;
    longitude = toDegrees(atof(afterComma(5)));
    if (*afterComma(6) == 'W') longitude = -longitude;
  }
}

// Where the sentence continues after so many commas.
char *afterComma(int commas) {
  char *place = sentence;
  while (commas > 0 && *place != '\0') {
    if (*place == ',') commas--;
    place++;
  }
  return place;
}

// The GPS writes 6 degrees and 48.5 minutes as 648.5.
float toDegrees(float written) {
  int degreesOnly = written / 100;
  float minutes = written - degreesOnly * 100;
  return degreesOnly + minutes / 60;
}

void sendPlace() {
  char done[] = "+CMGS:";
  modem.listen();
  modem.setTimeout(10000);
  modem.println("AT");  // the modem finds our speed by these two letters
  delay(500);
  modem.println("AT+CMGF=1");  // messages are plain text
  delay(500);
  modem.print("AT+CMGS=\"");
  modem.print(RECEIVER);
  modem.println("\"");
  if (modem.find('>')) {  // the modem waits for the words
    modem.print("I am here: https://www.google.com/maps?q=");
    modem.print(latitude, 5);
    modem.print(",");
    modem.print(longitude, 5);
    modem.write(26);  // Ctrl+Z ends the message
  }
  Serial.println(modem.find(done) ? "Message sent." : "The message was not sent.");
  gps.listen();
}
