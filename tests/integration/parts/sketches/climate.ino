#include <DHT.h>
#include <DallasTemperature.h>
#include <OneWire.h>

DHT small(2, DHT11);
DHT fine(3, DHT22);
OneWire bus(4);
DallasTemperature probes(&bus);

void setup() {
	Serial.begin(115200);
	small.begin();
	fine.begin();
	probes.begin();
}

void loop() {
	probes.requestTemperatures();
	Serial.print(small.readTemperature(), 1);
	Serial.print(' ');
	Serial.print(small.readHumidity(), 1);
	Serial.print(' ');
	Serial.print(fine.readTemperature(), 1);
	Serial.print(' ');
	Serial.print(fine.readHumidity(), 1);
	Serial.print(' ');
	Serial.println(probes.getTempCByIndex(0), 1);
	delay(1500);
}
