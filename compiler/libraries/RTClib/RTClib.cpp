// Registers after Maxim's DS3231 data sheet, 19-5170 rev. 10, p. 11, and the DS1307's, rev. 100208, p. 8.

#include <RTClib.h>

static const uint8_t ADDRESS = 0x68;
static const uint8_t DS3231_STATUS = 0x0F;
static const uint8_t DS3231_TEMPERATURE = 0x11;
// The oscillator has stood still: bit 7 of the DS3231's status, bit 7 of the DS1307's seconds.
static const uint8_t STOPPED = 0x80;

static const char MONTHS[] PROGMEM = "JanFebMarAprMayJunJulAugSepOctNovDec";
static const char DAYS[] PROGMEM = "SunMonTueWedThuFriSat";

static uint8_t daysIn(uint8_t yearOffset, uint8_t month) {
	if (month == 2) return yearOffset % 4 == 0 ? 29 : 28;
	return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

// Days since 1 January 2000.
static uint16_t daysSince2000(uint8_t yearOffset, uint8_t month, uint8_t day) {
	uint16_t days = day - 1 + 365 * yearOffset + (yearOffset + 3) / 4;
	for (uint8_t i = 1; i < month; i++) days += daysIn(yearOffset, i);
	return days;
}

DateTime::DateTime(uint32_t t) {
	t -= SECONDS_FROM_1970_TO_2000;
	ss = t % 60;
	mm = t / 60 % 60;
	hh = t / 3600 % 24;
	uint16_t days = t / SECONDS_PER_DAY;
	for (yOff = 0; days >= 365 + (yOff % 4 == 0); yOff++) days -= 365 + (yOff % 4 == 0);
	for (m = 1; days >= daysIn(yOff, m); m++) days -= daysIn(yOff, m);
	d = days + 1;
}

DateTime::DateTime(uint16_t year, uint8_t month, uint8_t day, uint8_t hour, uint8_t min, uint8_t sec)
	: yOff(year >= 2000 ? year - 2000 : year), m(month), d(day), hh(hour), mm(min), ss(sec) {}

DateTime::DateTime(const char *date, const char *time) {
	set(date, time);
}

DateTime::DateTime(const __FlashStringHelper *date, const __FlashStringHelper *time) {
	char dateText[12], timeText[9];
	memcpy_P(dateText, date, sizeof(dateText));
	memcpy_P(timeText, time, sizeof(timeText));
	set(dateText, timeText);
}

static uint8_t twoDigits(const char *text) {
	return (text[0] == ' ' ? 0 : text[0] - '0') * 10 + text[1] - '0';
}

void DateTime::set(const char *date, const char *time) {
	m = 1;
	for (uint8_t i = 0; i < 12; i++)
		if (strncmp_P(date, &MONTHS[i * 3], 3) == 0) m = i + 1;
	d = twoDigits(date + 4);
	yOff = twoDigits(date + 9);
	hh = twoDigits(time);
	mm = twoDigits(time + 3);
	ss = twoDigits(time + 6);
}

bool DateTime::isValid() const {
	return yOff < 100 && m >= 1 && m <= 12 && d >= 1 && d <= daysIn(yOff, m) && hh < 24 && mm < 60 && ss < 60;
}

uint32_t DateTime::secondstime() const {
	return daysSince2000(yOff, m, d) * (uint32_t)SECONDS_PER_DAY + hh * 3600UL + mm * 60 + ss;
}

// 1 January 2000 was a Saturday.
uint8_t DateTime::dayOfTheWeek() const {
	return (daysSince2000(yOff, m, d) + 6) % 7;
}

DateTime DateTime::operator+(const TimeSpan &span) const {
	return DateTime(unixtime() + span.totalseconds());
}

DateTime DateTime::operator-(const TimeSpan &span) const {
	return DateTime(unixtime() - span.totalseconds());
}

TimeSpan DateTime::operator-(const DateTime &other) const {
	return TimeSpan(unixtime() - other.unixtime());
}

String DateTime::timestamp(timestampOpt opt) const {
	char text[] = "YYYY-MM-DDThh:mm:ss";
	toString(text);
	if (opt == TIMESTAMP_TIME) return String(text + 11);
	if (opt == TIMESTAMP_DATE) text[10] = '\0';
	return String(text);
}

static void put(char *at, uint8_t number) {
	at[0] = '0' + number / 10;
	at[1] = '0' + number % 10;
}

char *DateTime::toString(char *buffer) const {
	bool twelve = strstr(buffer, "AP") != NULL || strstr(buffer, "ap") != NULL;
	for (char *at = buffer; at[0] != '\0' && at[1] != '\0'; at++) {
		if (strncmp(at, "hh", 2) == 0) put(at, twelve ? twelveHour() : hh);
		else if (strncmp(at, "mm", 2) == 0) put(at, mm);
		else if (strncmp(at, "ss", 2) == 0) put(at, ss);
		else if (strncmp(at, "DDD", 3) == 0) memcpy_P(at, &DAYS[dayOfTheWeek() * 3], 3), at++;
		else if (strncmp(at, "DD", 2) == 0) put(at, d);
		else if (strncmp(at, "MMM", 3) == 0) memcpy_P(at, &MONTHS[(m - 1) * 3], 3), at++;
		else if (strncmp(at, "MM", 2) == 0) put(at, m);
		else if (strncmp(at, "YYYY", 4) == 0) put(at, 20), put(at + 2, yOff), at += 2;
		else if (strncmp(at, "YY", 2) == 0) put(at, yOff);
		else if (strncmp(at, "AP", 2) == 0) at[0] = isPM() ? 'P' : 'A', at[1] = 'M';
		else if (strncmp(at, "ap", 2) == 0) at[0] = isPM() ? 'p' : 'a', at[1] = 'm';
		else continue;
		at++;
	}
	return buffer;
}

static uint8_t fromBcd(uint8_t value) {
	return value - 6 * (value >> 4);
}

static uint8_t toBcd(uint8_t value) {
	return value + 6 * (value / 10);
}

bool RTC_I2C::begin(TwoWire *wireInstance) {
	wire = wireInstance;
	wire->begin();
	wire->beginTransmission(ADDRESS);
	return wire->endTransmission() == 0;
}

uint8_t RTC_I2C::read(uint8_t reg) {
	wire->beginTransmission(ADDRESS);
	wire->write(reg);
	wire->endTransmission();
	wire->requestFrom(ADDRESS, uint8_t(1));
	return wire->read();
}

void RTC_I2C::write(uint8_t reg, uint8_t value) {
	wire->beginTransmission(ADDRESS);
	wire->write(reg);
	wire->write(value);
	wire->endTransmission();
}

DateTime RTC_I2C::now() {
	wire->beginTransmission(ADDRESS);
	wire->write(uint8_t(0));
	wire->endTransmission();
	wire->requestFrom(ADDRESS, uint8_t(7));
	uint8_t values[7];
	for (uint8_t i = 0; i < 7; i++) values[i] = wire->read();
	return DateTime(2000 + fromBcd(values[6]), fromBcd(values[5] & 0x1F), fromBcd(values[4]), fromBcd(values[2] & 0x3F),
					fromBcd(values[1]), fromBcd(values[0] & 0x7F));
}

// The week begins with Monday, which is 1.
void RTC_I2C::writeTime(const DateTime &dt) {
	uint8_t weekday = dt.dayOfTheWeek();
	wire->beginTransmission(ADDRESS);
	wire->write(uint8_t(0));
	wire->write(toBcd(dt.second()));
	wire->write(toBcd(dt.minute()));
	wire->write(toBcd(dt.hour()));
	wire->write(weekday == 0 ? 7 : weekday);
	wire->write(toBcd(dt.day()));
	wire->write(toBcd(dt.month()));
	wire->write(toBcd(dt.year() - 2000));
	wire->endTransmission();
}

void RTC_DS3231::adjust(const DateTime &dt) {
	writeTime(dt);
	write(DS3231_STATUS, read(DS3231_STATUS) & ~STOPPED);
}

bool RTC_DS3231::lostPower() {
	return read(DS3231_STATUS) & STOPPED;
}

// A signed byte, and quarters of a degree in the next one's two highest bits.
float RTC_DS3231::getTemperature() {
	int16_t quarters = (int16_t)(int8_t)read(DS3231_TEMPERATURE) * 4 + (read(DS3231_TEMPERATURE + 1) >> 6);
	return quarters / 4.0;
}

void RTC_DS1307::adjust(const DateTime &dt) {
	writeTime(dt);
}

uint8_t RTC_DS1307::isrunning() {
	return !(read(0) & STOPPED);
}

void RTC_Millis::adjust(const DateTime &dt) {
	lastUnix = dt.unixtime();
	lastMillis = millis();
}

// Whole seconds are moved over, so that nothing is lost when the milliseconds begin again.
DateTime RTC_Millis::now() {
	uint32_t seconds = (millis() - lastMillis) / 1000;
	lastMillis += seconds * 1000;
	lastUnix += seconds;
	return DateTime(lastUnix);
}
