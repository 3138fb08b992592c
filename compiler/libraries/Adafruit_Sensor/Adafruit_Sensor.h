// One way to ask any sensor: getEvent() gives its reading in SI units, getSensor() what it is.
// Written for Inspire STEM, with the names that books and tutorials use.

#ifndef _ADAFRUIT_SENSOR_H
#define _ADAFRUIT_SENSOR_H

#include <Arduino.h>

#define SENSORS_GRAVITY_EARTH (9.80665F)
#define SENSORS_PRESSURE_SEALEVELHPA (1013.25F)

typedef enum {
	SENSOR_TYPE_ACCELEROMETER = 1,
	SENSOR_TYPE_MAGNETIC_FIELD = 2,
	SENSOR_TYPE_ORIENTATION = 3,
	SENSOR_TYPE_GYROSCOPE = 4,
	SENSOR_TYPE_LIGHT = 5,
	SENSOR_TYPE_PRESSURE = 6,
	SENSOR_TYPE_PROXIMITY = 8,
	SENSOR_TYPE_RELATIVE_HUMIDITY = 12,
	SENSOR_TYPE_AMBIENT_TEMPERATURE = 13,
	SENSOR_TYPE_VOLTAGE = 15,
	SENSOR_TYPE_CURRENT = 16,
	SENSOR_TYPE_COLOR = 17
} sensors_type_t;

typedef struct {
	union {
		float v[3];
		struct {
			float x;
			float y;
			float z;
		};
	};
} sensors_vec_t;

// A reading. Which of the numbers counts, `type` tells.
typedef struct {
	int32_t version;
	int32_t sensor_id;
	int32_t type;
	int32_t reserved0;
	// Milliseconds since the board began.
	int32_t timestamp;
	union {
		float data[4];
		sensors_vec_t acceleration; // m/s^2
		sensors_vec_t magnetic;		// microtesla
		sensors_vec_t gyro;			// rad/s
		float temperature;			// degrees Celsius
		float distance;				// centimetres
		float light;				// lux
		float pressure;				// hectopascal
		float relative_humidity;	// percent
		float current;				// milliampere
		float voltage;				// volt
	};
} sensors_event_t;

// What a sensor is.
typedef struct {
	char name[12];
	int32_t version;
	int32_t sensor_id;
	int32_t type;
	float max_value;
	float min_value;
	float resolution;
	// Microseconds between two readings.
	int32_t min_delay;
} sensor_t;

class Adafruit_Sensor {
public:
	virtual ~Adafruit_Sensor() {}
	// False when there is no reading.
	virtual bool getEvent(sensors_event_t *event) = 0;
	virtual void getSensor(sensor_t *sensor) = 0;
	virtual void enableAutoRange(bool) {}
};

#endif
