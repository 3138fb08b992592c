import { adcConfig } from "avr8js";
import type { ChipCpu } from "./chip-cpu.ts";

const ACSR = 0x50;
const [OFF, BANDGAP, OUTPUT, FLAG, ENABLE] = [0x80, 0x40, 0x20, 0x10, 0x08];
const MODE = 0x03;
/** Which changes of the output raise the flag (ACIS bits): 0 any, 2 falling, 3 rising; 1 is reserved. */
const [ANY, FALLING, RISING] = [0, 2, 3];
/** In ADCSRB: the ADC's multiplexer feeds the negative input; in ADCSRA: unless the ADC is on. */
const MULTIPLEXER = 0x40;
const ADC_ON = 0x80;
const ADC_CHANNELS = 0x07;
const BANDGAP_VOLTS = 1.1;
/** The ANALOG_COMP vector, as a word address. */
const VECTOR = 0x2e;

/** The voltages that the comparator can see. */
export interface ComparatorInputs {
	/** AIN0 and AIN1, the Uno's pins 6 and 7. */
	positive(): number;
	negative(): number;
	/** An ADC channel, 0 to 7. */
	channel(channel: number): number;
}

/**
 * The analog comparator (data sheet DS40002061A, chapter "Analog Comparator"): AIN0 or the band gap against AIN1 or an
 * ADC channel. Its connection to timer 1's input capture (ACIC) is left out.
 */
export class AnalogComparator {
	private readonly cpu: ChipCpu;
	private readonly inputs: ComparatorInputs;
	private readonly interrupt = {
		address: VECTOR,
		flagRegister: ACSR,
		flagMask: FLAG,
		enableRegister: ACSR,
		enableMask: ENABLE,
	};

	constructor(cpu: ChipCpu, inputs: ComparatorInputs) {
		this.cpu = cpu;
		this.inputs = inputs;
		cpu.readHooks[ACSR] = () => {
			this.compare();
			return this.control;
		};
		cpu.writeHooks[ACSR] = (value, _old, _address, mask) => {
			this.compare();
			const written = value & mask;
			cpu.data[ACSR] = (value & ~(OUTPUT | FLAG)) | (this.control & (OUTPUT | FLAG));
			cpu.clearInterruptByFlag(this.interrupt, written);
			cpu.updateInterruptEnable(this.interrupt, this.control);
			this.compare();
			return true;
		};
	}

	/** Compares the voltages. Call it after a change of either. */
	compare(): void {
		const before = (this.control & OUTPUT) !== 0;
		const now = (this.control & OFF) === 0 && this.positive() > this.negative();
		if (now === before) return;
		this.cpu.data[ACSR] = this.control ^ OUTPUT;
		const mode = this.control & MODE;
		if (mode === ANY || mode === (now ? RISING : FALLING)) this.cpu.setInterruptFlag(this.interrupt);
	}

	private get control(): number {
		return this.cpu.data[ACSR] ?? 0;
	}

	private positive(): number {
		return this.control & BANDGAP ? BANDGAP_VOLTS : this.inputs.positive();
	}

	private negative(): number {
		const { data } = this.cpu;
		const byMultiplexer =
			((data[adcConfig.ADCSRB] ?? 0) & MULTIPLEXER) !== 0 && ((data[adcConfig.ADCSRA] ?? 0) & ADC_ON) === 0;
		return byMultiplexer ? this.inputs.channel((data[adcConfig.ADMUX] ?? 0) & ADC_CHANNELS) : this.inputs.negative();
	}
}
