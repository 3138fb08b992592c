#include <DHT.h>
#include <SoftwareSerial.h>

const char WIFI_NAME[] = "SmartHome";
const char WIFI_PASSWORD[] = "change-me-now";  // at least 8 characters, and your own
const int LAMP_PIN = 8;
const int DHT_PIN = 4;

DHT dht(DHT_PIN, DHT11);
SoftwareSerial wifi(2, 3);  // pin 2 listens to the Wi-Fi module, pin 3 speaks to it

char START[] = "+IPD,";
char REQUEST[] = "GET /";
char REQUEST_END[] = "\r\n\r\n";
char DONE[] = "OK";

bool lampIsOn = false;

void setup() {
  Serial.begin(9600);
  pinMode(LAMP_PIN, OUTPUT);
  dht.begin();

  // A new module speaks at 115200 bits a second: too fast for this pin. It is told to speak slower from now on.
  wifi.begin(115200);
  wifi.println("AT+UART_DEF=9600,8,1,0,0");
  delay(500);
  wifi.begin(9600);
  wifi.println();  // ends whatever it has not understood
  delay(500);

  ask("AT+CWMODE=2");  // makes a network of its own
  ask(String("AT+CWSAP=\"") + WIFI_NAME + "\",\"" + WIFI_PASSWORD + "\",5,3");
  ask("AT+CIPMUX=1");  // several visitors
  ask("AT+CIPSERVER=1,80");
}

void loop() {
  // The module says: +IPD,0,412:GET /1 HTTP/1.1 and so on. 0 is the visitor, 1 is the wish.
  if (!wifi.find(START)) {
    return;
  }
  int visitor = wifi.parseInt();
  char wish = ' ';
  if (!wifi.find(REQUEST) || wifi.readBytes(&wish, 1) != 1) {
    return;
  }
  wifi.find(REQUEST_END);

  if (wish == '1') lampIsOn = true;
  if (wish == '0') lampIsOn = false;
  digitalWrite(LAMP_PIN, lampIsOn ? HIGH : LOW);
  answer(visitor);
}

// Tells the module to do something. Prints what it was, and whether it worked.
void ask(String command) {
  wifi.println(command);
  Serial.print(wifi.find(DONE) ? "done: " : "NOT done: ");
  Serial.println(command);
}

// Sends the page, then closes the line.
void answer(int visitor) {
  String page;
  page.reserve(350);
  page = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n\r\n";
  page += "<meta name=viewport content='width=device-width'><h1>My home</h1><p>Temperature: ";
  page += dht.readTemperature();
  page += " &deg;C<p>Lamp: ";
  page += lampIsOn ? "on" : "off";
  page += "<h2><a href=/1>On</a> | <a href=/0>Off</a></h2>";

  wifi.println(String("AT+CIPSEND=") + visitor + "," + page.length());
  if (wifi.find('>')) {
    wifi.print(page);
    wifi.find(DONE);
  }
  ask(String("AT+CIPCLOSE=") + visitor);
}
