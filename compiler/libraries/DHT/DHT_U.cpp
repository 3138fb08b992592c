// Ranges and steps: Aosong's DHT11 data sheet, "Technical Specifications", p. 2; AM2302, p. 2.

#include "DHT_U.h"

DHT_Unified::DHT_Unified(uint8_t pin, uint8_t type, uint8_t count, int32_t tempSensorId, int32_t humiditySensorId)
	: dht(pin, type, count), type(type), temperatureId(tempSensorId), humidityId(humiditySensorId) {}

void DHT_Unified::begin() {
	dht.begin();
}

bool DHT_Unified::Quantity::getEvent(sensors_event_t *event) {
	memset(event, 0, sizeof(sensors_event_t));
	event->version = sizeof(sensors_event_t);
	event->sensor_id = id;
	event->timestamp = millis();
	if (isTemperature) {
		event->type = SENSOR_TYPE_AMBIENT_TEMPERATURE;
		event->temperature = parent->dht.readTemperature();
	} else {
		event->type = SENSOR_TYPE_RELATIVE_HUMIDITY;
		event->relative_humidity = parent->dht.readHumidity();
	}
	return true;
}

void DHT_Unified::Quantity::getSensor(sensor_t *sensor) {
	bool coarse = parent->type == DHT11;
	memset(sensor, 0, sizeof(sensor_t));
	strcpy(sensor->name, coarse ? "DHT11" : "DHT22");
	sensor->version = 1;
	sensor->sensor_id = id;
	sensor->type = isTemperature ? SENSOR_TYPE_AMBIENT_TEMPERATURE : SENSOR_TYPE_RELATIVE_HUMIDITY;
	sensor->min_delay = coarse ? 1000000L : 2000000L;
	sensor->resolution = coarse ? 1 : 0.1;
	if (isTemperature) {
		sensor->min_value = coarse ? 0 : -40;
		sensor->max_value = coarse ? 50 : 80;
	} else {
		sensor->min_value = coarse ? 20 : 0;
		sensor->max_value = coarse ? 90 : 100;
	}
}
