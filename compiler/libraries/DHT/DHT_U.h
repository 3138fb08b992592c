// A DHT as a thermometer and a hygrometer of Adafruit_Sensor's kind.
// Written for Inspire STEM, with the functions that books and tutorials use.
//
//   DHT_Unified dht(2, DHT22);
//   sensors_event_t event;
//   dht.temperature().getEvent(&event);
//   Serial.println(event.temperature);   // NAN when the sensor does not answer

#ifndef DHT_U_H
#define DHT_U_H

#include <Adafruit_Sensor.h>
#include <DHT.h>

class DHT_Unified {
public:
	DHT_Unified(uint8_t pin, uint8_t type, uint8_t count = 6, int32_t tempSensorId = -1, int32_t humiditySensorId = -1);
	void begin();

	class Quantity : public Adafruit_Sensor {
	public:
		Quantity(DHT_Unified *parent, int32_t id, bool isTemperature)
			: parent(parent), id(id), isTemperature(isTemperature) {}
		virtual bool getEvent(sensors_event_t *event);
		virtual void getSensor(sensor_t *sensor);

	private:
		DHT_Unified *parent;
		int32_t id;
		bool isTemperature;
	};
	typedef Quantity Temperature;
	typedef Quantity Humidity;

	Temperature temperature() { return Quantity(this, temperatureId, true); }
	Humidity humidity() { return Quantity(this, humidityId, false); }

private:
	DHT dht;
	uint8_t type;
	int32_t temperatureId;
	int32_t humidityId;
};

#endif
