// Clocks: a DS3231 or DS1307 on I2C, or the board's own milliseconds; dates and spans of time to reckon with.
// Written for Inspire STEM, with the functions that books and tutorials use. Alarms and square waves are left out.
//
//   RTC_DS3231 rtc;
//   rtc.begin();
//   if (rtc.lostPower()) rtc.adjust(DateTime(F(__DATE__), F(__TIME__)));
//   DateTime now = rtc.now();
//   Serial.println(now.hour());

#ifndef RTClib_h
#define RTClib_h

#include <Arduino.h>
#include <Wire.h>

#define SECONDS_PER_DAY 86400L
#define SECONDS_FROM_1970_TO_2000 946684800UL

class TimeSpan {
public:
	TimeSpan(int32_t seconds = 0) : _seconds(seconds) {}
	TimeSpan(int16_t days, int8_t hours, int8_t minutes, int8_t seconds)
		: _seconds(days * SECONDS_PER_DAY + hours * 3600L + minutes * 60 + seconds) {}

	int16_t days() const { return _seconds / SECONDS_PER_DAY; }
	int8_t hours() const { return _seconds / 3600 % 24; }
	int8_t minutes() const { return _seconds / 60 % 60; }
	int8_t seconds() const { return _seconds % 60; }
	int32_t totalseconds() const { return _seconds; }
	TimeSpan operator+(const TimeSpan &other) const { return TimeSpan(_seconds + other._seconds); }
	TimeSpan operator-(const TimeSpan &other) const { return TimeSpan(_seconds - other._seconds); }

private:
	int32_t _seconds;
};

// A moment from 2000 to 2099.
class DateTime {
public:
	// Seconds since 1970.
	DateTime(uint32_t t = SECONDS_FROM_1970_TO_2000);
	DateTime(uint16_t year, uint8_t month, uint8_t day, uint8_t hour = 0, uint8_t min = 0, uint8_t sec = 0);
	// As the compiler's __DATE__ ("Dec 26 2009") and __TIME__ ("12:34:56").
	DateTime(const char *date, const char *time);
	DateTime(const __FlashStringHelper *date, const __FlashStringHelper *time);

	uint16_t year() const { return 2000 + yOff; }
	uint8_t month() const { return m; }
	uint8_t day() const { return d; }
	uint8_t hour() const { return hh; }
	// 12, 1 to 11.
	uint8_t twelveHour() const { return hh % 12 == 0 ? 12 : hh % 12; }
	bool isPM() const { return hh >= 12; }
	uint8_t minute() const { return mm; }
	uint8_t second() const { return ss; }
	// 0 is Sunday.
	uint8_t dayOfTheWeek() const;
	uint32_t secondstime() const;
	uint32_t unixtime() const { return secondstime() + SECONDS_FROM_1970_TO_2000; }
	bool isValid() const;

	enum timestampOpt { TIMESTAMP_FULL, TIMESTAMP_TIME, TIMESTAMP_DATE };
	// "2020-04-16T18:34:56"
	String timestamp(timestampOpt opt = TIMESTAMP_FULL) const;
	// Fills in a text such as "DDD, DD MMM YYYY hh:mm:ss"; AP: AM or PM, with hours to 12.
	char *toString(char *buffer) const;

	DateTime operator+(const TimeSpan &span) const;
	DateTime operator-(const TimeSpan &span) const;
	TimeSpan operator-(const DateTime &other) const;
	bool operator<(const DateTime &other) const { return secondstime() < other.secondstime(); }
	bool operator>(const DateTime &other) const { return other < *this; }
	bool operator<=(const DateTime &other) const { return !(other < *this); }
	bool operator>=(const DateTime &other) const { return !(*this < other); }
	bool operator==(const DateTime &other) const { return secondstime() == other.secondstime(); }
	bool operator!=(const DateTime &other) const { return !(*this == other); }

private:
	void set(const char *date, const char *time);

	uint8_t yOff, m, d, hh, mm, ss;
};

// A clock on I2C whose first seven registers hold the time.
class RTC_I2C {
public:
	// False when no clock answers.
	bool begin(TwoWire *wireInstance = &Wire);
	DateTime now();

protected:
	uint8_t read(uint8_t reg);
	void write(uint8_t reg, uint8_t value);
	void writeTime(const DateTime &dt);

	TwoWire *wire;
};

class RTC_DS3231 : public RTC_I2C {
public:
	void adjust(const DateTime &dt);
	// The time means nothing: it was never set, or the battery was empty.
	bool lostPower();
	float getTemperature();
};

class RTC_DS1307 : public RTC_I2C {
public:
	void adjust(const DateTime &dt);
	uint8_t isrunning();
};

// No clock at all: the board's milliseconds, from the time it is told.
class RTC_Millis {
public:
	void begin(const DateTime &dt) { adjust(dt); }
	void adjust(const DateTime &dt);
	DateTime now();

private:
	uint32_t lastUnix;
	uint32_t lastMillis;
};

#endif
