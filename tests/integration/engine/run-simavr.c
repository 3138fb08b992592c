// Runs a program on simavr's ATmega328P, with nothing on the pins, for so many cycles:
//   run-simavr FLASH.BIN CYCLES
// Prints "B 32 1200" for each change of a PORT register, or of what a timer puts out in its stead (value, cycle)
// and "> 65" for each byte that the serial port sends.
// simavr-board.ts compiles it: cc run-simavr.c -lsimavr
#include <simavr/avr_ioport.h>
#include <simavr/avr_uart.h>
#include <simavr/sim_avr.h>
#include <stdio.h>
#include <stdlib.h>

static const char NAMES[] = {'B', 'C', 'D'};
/** Of PINB, PINC and PIND in data memory; DDR and PORT follow each. */
static const int PIN[] = {0x23, 0x26, 0x29};

static avr_t *avr;
static int last[3];

static void on_port(struct avr_irq_t *irq, uint32_t value, void *param) {
	(void)irq;
	(void)value;
	int port = (int)(intptr_t)param;
	int now = avr->data[PIN[port] + 2];
	if (now == last[port]) return;
	last[port] = now;
	printf("%c %d %llu\n", NAMES[port], now, (unsigned long long)avr->cycle);
}

static void on_byte(struct avr_irq_t *irq, uint32_t value, void *param) {
	(void)irq;
	(void)param;
	printf("> %u\n", value & 0xff);
}

/** A sleeping program's time passes at once. */
static void sleep_no_time(avr_t *sleeping, avr_cycle_count_t cycles) {
	(void)sleeping;
	(void)cycles;
}

static void no_log(avr_t *of, const int level, const char *format, va_list values) {
	(void)of;
	(void)level;
	(void)format;
	(void)values;
}

int main(int count, char **words) {
	static uint8_t flash[32768];
	if (count != 3) return 2;
	FILE *file = fopen(words[1], "rb");
	if (!file) return 2;
	size_t size = fread(flash, 1, sizeof flash, file);
	fclose(file);
	avr_cycle_count_t cycles = strtoull(words[2], NULL, 10);

	avr_global_logger_set(no_log);
	avr = avr_make_mcu_by_name("atmega328p");
	if (!avr) return 3;
	avr_init(avr);
	avr->frequency = 16000000;
	avr->sleep = sleep_no_time;
	// Analog inputs read against the supply; without these nothing is ever converted.
	avr->vcc = avr->avcc = avr->aref = 5000;
	avr_loadcode(avr, flash, size, 0);
	avr->codeend = sizeof flash - 1;
	avr->pc = 0;

	uint32_t flags = 0;
	avr_ioctl(avr, AVR_IOCTL_UART_SET_FLAGS('0'), &flags);
	avr_irq_register_notify(avr_io_getirq(avr, AVR_IOCTL_UART_GETIRQ('0'), UART_IRQ_OUTPUT), on_byte, NULL);
	for (int port = 0; port < 3; port++) {
		void *param = (void *)(intptr_t)port;
		avr_irq_t *irq = avr_io_getirq(avr, AVR_IOCTL_IOPORT_GETIRQ(NAMES[port]), IOPORT_IRQ_REG_PORT);
		avr_irq_register_notify(irq, on_port, param);
	}
	int state = cpu_Running;
	while (avr->cycle < cycles && state != cpu_Done && state != cpu_Crashed) state = avr_run(avr);
	if (avr->cycle < cycles) printf("ended %llu\n", (unsigned long long)avr->cycle);
	return 0;
}
