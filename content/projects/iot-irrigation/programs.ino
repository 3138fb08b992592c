//// solution
#include <SoftwareSerial.h>

const int SOIL_PIN = A0;
const int PUMP_PIN = 7;

// Measure your own sensor: in dry soil, and in soaked soil.
const int DRY = 532;
const int WET = 296;
const int MARGIN = 30;  // further out there is no soil

// Between the two limits the pump stays as it is.
const int START_BELOW = 30;
const int STOP_ABOVE = 60;

SoftwareSerial net(10, 11);  // pin 10 hears the module, pin 11 talks to it
bool pumping = false;

void setup() {
  net.begin(9600);
  pinMode(PUMP_PIN, OUTPUT);
}

void loop() {
  int number = analogRead(SOIL_PIN);

  if (number > DRY + MARGIN || number < WET - MARGIN) {
    // Who cannot feel the soil must not water.
    pumping = false;
    net.print("fault");
  } else {
    int percent = map(number, DRY, WET, 0, 100);
    percent = constrain(percent, 0, 100);
    if (percent < START_BELOW) {
      pumping = true;
    } else if (percent > STOP_ABOVE) {
      pumping = false;
    }
    net.print("soil=");
    net.print(percent);
  }

  // The pump never waits for the network.
  digitalWrite(PUMP_PIN, pumping);
  net.print(" pump=");
  net.println(pumping);
  delay(500);
}
//// accepted millis-and-states
// Its own formula, a mean of eight, an enum, and a line each 1.5 s or when something changes.
#include <SoftwareSerial.h>
SoftwareSerial radio(10, 11);
enum State { REST, WATER, BLIND };
State state = REST, told = BLIND;
unsigned long last = 0;
void setup() {
  radio.begin(9600);
  DDRD |= 1 << 7;
}
void loop() {
  int sum = 0;
  for (int i = 0; i < 8; i++) sum += analogRead(0);
  float soil = (532 - sum / 8.0) * 100 / 236;
  if (soil < -12 || soil > 112) state = BLIND;
  else if (soil < 30) state = WATER;
  else if (soil > 60 || state == BLIND) state = REST;
  digitalWrite(7, state == WATER ? HIGH : LOW);
  if (state == told && millis() - last < 1500) return;
  last = millis();
  told = state;
  if (state == BLIND) radio.println("FAULT: look at the sensor");
  else radio.println(String("soil=") + String(soil, 1) + " % pump=" + (state == WATER));
}
//// accepted other-way of solution
// Its own whole-number formula, one long condition, and a line with more words.
-    int percent = map(number, DRY, WET, 0, 100);
-    percent = constrain(percent, 0, 100);
-    if (percent < START_BELOW) {
-      pumping = true;
-    } else if (percent > STOP_ABOVE) {
-      pumping = false;
-    }
-    net.print("soil=");
-    net.print(percent);
+    int percent = constrain((DRY - number) * 25L / 59, 0, 100);
+    pumping = pumping ? percent <= STOP_ABOVE : percent < START_BELOW;
+    net.print("Bed 1: soil=" + String(percent) + "%");
...
-  delay(500);
+  delay(900);
//// wrong starter-like of solution (sends_the_moisture waters_when_dry)
// It sends the number as it comes.
~ map(number, DRY, WET, 0, 100) => number
//// wrong always-on of solution (stops_when_wet)
// The pump runs, whatever the soil is.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, HIGH);
//// wrong never-on of solution (waters_when_dry)
// It tells the phone all, and never waters.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, LOW);
//// wrong cycling of solution (waters_when_dry keeps_watering stops_when_wet rests stops_without_sensor)
// It waters by the clock.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, millis() / 3000 % 2);
//// wrong replays-timeline of solution (sends_the_moisture)
// It plays a day of numbers, and never reads the sensor.
~ int number = analogRead(SOIL_PIN); => int number = 300 + "\005\144\310\226\062\175"[millis() / 4500 % 6] % 230;
//// wrong constant of solution (sends_the_moisture)
// It always sends 40.
~ net.print(percent); => net.print(40);
//// wrong measures-once of solution (sends_the_moisture waters_when_dry stops_when_wet)
// It keeps the first number.
~ int number = analogRead(SOIL_PIN); => static int number = analogRead(SOIL_PIN);
//// wrong out-of-a-book of solution (sends_the_moisture)
// The numbers of somebody else's sensor.
~ map(number, DRY, WET, => map(number, 520, 260,
//// wrong upside-down of solution (sends_the_moisture)
// A high number is wet to it.
~ DRY, WET, 0, 100 => WET, DRY, 0, 100
//// wrong else-stops of solution (waters_when_dry keeps_watering)
// What is not dry stops the pump.
~ } else if (percent > STOP_ABOVE) { => } else {
//// wrong inverted of solution (waters_when_dry stops_when_wet)
// It waters when the soil is wet.
~ digitalWrite(PUMP_PIN, pumping); => digitalWrite(PUMP_PIN, !pumping);
//// wrong start-limit-too-low of solution (waters_when_dry)
// At 29 % it does not start yet.
~ START_BELOW = 30 => START_BELOW = 29
//// wrong start-limit-too-high of solution (rests)
// At 31 % it starts already.
~ START_BELOW = 30 => START_BELOW = 32
//// wrong stop-limit-too-low of solution (keeps_watering)
// At 59 % it stops already.
~ STOP_ABOVE = 60 => STOP_ABOVE = 58
//// wrong stop-limit-too-high of solution (stops_when_wet)
// At 61 % it still runs.
~ STOP_ABOVE = 60 => STOP_ABOVE = 62
//// wrong air-is-dry-soil of solution (stops_without_sensor)
// It takes a sensor in the air for dry soil, and waters for ever.
~ number > DRY + MARGIN => number > 2000
//// wrong no-power-is-wet-soil of solution (stops_without_sensor)
// It takes a sensor without power for soaked soil.
~ number < WET - MARGIN => number < 0
//// wrong runs-on-in-a-fault of solution (stops_without_sensor)
// It tells of the fault, and lets the pump run.
-    pumping = false;
-    net.print("fault");
+    net.print("fault");
//// wrong waits-for-the-network of solution (sends_the_moisture waters_when_dry)
// It does nothing until a word comes from the phone.
~ int number = analogRead(SOIL_PIN); => while (!net.available()) {} net.read(); int number = analogRead(SOIL_PIN);
//// wrong too-rarely of solution (sends_the_moisture)
// It sends a line each four seconds only.
~ delay(500); => delay(4000);

//// extension
//// solution of project
// It remembers that the farmer asked, and when.
 bool pumping = false;
+const unsigned long TURN = 5000;  // milliseconds
+bool asked = false;
+unsigned long askedAt = 0;
...
 void loop() {
+  if (net.available() > 0) {
+    String word = net.readStringUntil('\n');
+    word.trim();
+    if (word == "water") {
+      asked = true;
+      askedAt = millis();
+    } else if (word == "stop") {
+      asked = false;
+    }
+  }
+  if (millis() - askedAt >= TURN) asked = false;
+
...
-    pumping = false;
-    net.print("fault");
+    pumping = false;
+    asked = false;
+    net.print("fault");
...
-  digitalWrite(PUMP_PIN, pumping);
+  digitalWrite(PUMP_PIN, pumping || asked);
   net.print(" pump=");
-  net.println(pumping);
+  net.println(pumping || asked);
//// accepted counts-rounds of solution
// It counts ten rounds of half a second.
~ unsigned long askedAt = 0; => int rounds = 0;
...
~ askedAt = millis(); => rounds = 0;
...
~ if (millis() - askedAt >= TURN) asked = false; => if (rounds++ > 10) asked = false;
//// accepted any-case of solution
// Capital letters are as good, and it answers.
~ word.trim(); => word.trim(); word.toLowerCase(); net.println("got " + word);
//// wrong deaf of project (waters_for_five_seconds stop_ends_it)
// The solution of the project itself.
//// wrong looks-for-a-part of solution (other_words_change_nothing)
// It finds "water" in "no water".
~ word == "water" => word.indexOf("water") >= 0
//// wrong any-word of solution (other_words_change_nothing)
// Each word waters.
~ word == "water" => word != "stop"
//// wrong waters-on of solution (waters_for_five_seconds)
// It forgets the five seconds.
-  if (millis() - askedAt >= TURN) asked = false;
//// wrong two-seconds of solution (waters_for_five_seconds)
// Its turn is too short.
~ TURN = 5000 => TURN = 2000
//// wrong waits-in-a-delay of solution (stop_ends_it)
// It waters in a delay, and hears no "stop".
~ askedAt = millis(); => digitalWrite(PUMP_PIN, HIGH); delay(5000); asked = false;
//// wrong no-stop of solution (stop_ends_it)
// It does not know "stop".
~ word == "stop" => word == "STOP"
//// wrong waters-blind of solution (no_sensor_no_water)
// The farmer's word counts more than the fault.
-    asked = false;
-    net.print("fault");
+    net.print("fault");
