import { ADCMuxInputType, AVRADC, adcConfig } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";

const { ADCSRA, ADCSRB, adcInterrupt } = adcConfig;
const [ADEN, ADSC, ADATE, ADIF, ADIE] = [0x80, 0x40, 0x20, 0x10, 0x08];
/** ADTS: what begins a conversion by itself; 0 is the end of the one before. */
const TRIGGER = 0x07;

/**
 * The chip's analog to digital converter: avr8js's, whose flag is cleared by writing 1 to it, with free running when it is
 * configured (data sheet DS40002061A, description of ADCSRA and ADCSRB). The other triggers of ADTS are left out.
 * @param volts the voltage at a channel, 0 to 7, when it is sampled
 */
export function createAdc(cpu: ChipCpu, volts: (channel: number) => number): void {
	const adc = new AVRADC(cpu, adcConfig);
	const interrupt = {
		address: adcInterrupt,
		flagRegister: ADCSRA,
		flagMask: ADIF,
		enableRegister: ADCSRA,
		enableMask: ADIE,
	};
	const convert = adc.onADCRead;
	adc.onADCRead = (input) => {
		if (input.type === ADCMuxInputType.SingleEnded) adc.channelValues[input.channel] = volts(input.channel);
		convert(input);
	};

	const control = cpu.writeHooks[ADCSRA];
	cpu.writeHooks[ADCSRA] = (value, old, address, mask) => {
		if (value & mask & ADIF) cpu.clearInterruptByFlag(interrupt, ADIF);
		const kept = (cpu.data[ADCSRA] ?? 0) & (ADIF | ADSC);
		const written = (value & ~ADIF) | kept;
		if (!control?.(written, old, address, mask)) cpu.data[ADCSRA] = written;
		return true;
	};

	const complete = adc.completeADCRead.bind(adc);
	adc.completeADCRead = (value) => {
		complete(value);
		const now = cpu.data[ADCSRA] ?? 0;
		const runsFreely = (now & (ADEN | ADATE)) === (ADEN | ADATE) && ((cpu.data[ADCSRB] ?? 0) & TRIGGER) === 0;
		if (runsFreely) cpu.writeData(ADCSRA, (now & ~ADIF) | ADSC);
	};
}
