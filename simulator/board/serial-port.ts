import type { AVRUSART } from "avr8js";
import { encodeUtf8, Utf8Decoder } from "./utf8.ts";

/** Takes the text that some bytes complete, empty within a character of several bytes, and the bytes, one in each character. */
export type SerialListener = (text: string, bytes: string) => void;

/** The serial monitor's end of the UART: output as text, input at the sketch's pace. */
export class SerialPort {
	private readonly listeners = new Set<SerialListener>();
	private readonly decoder = new Utf8Decoder();
	private readonly waiting: number[] = [];
	private usart: AVRUSART | undefined;

	/** Connects the port to a chip just out of reset. */
	connect(usart: AVRUSART): void {
		this.usart = usart;
		this.waiting.length = 0;
		usart.onByteTransmit = (byte) => {
			// Before Serial.begin the transmitter is off, and nothing leaves the chip (ATmega328P datasheet, 20.6).
			if (!usart.txEnable) return;
			const text = this.decoder.push(byte);
			const sent = String.fromCharCode(byte);
			for (const listener of this.listeners) listener(text, sent);
		};
		usart.onRxComplete = () => this.feed();
	}

	/** Sends text to the sketch; what arrives while the sketch does not listen is lost, as on the wire. */
	send(text: string): void {
		this.waiting.push(...encodeUtf8(text));
		this.feed();
	}

	/** Calls back with each byte the sketch sends; the answer ends it. */
	listen(listener: SerialListener): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	private feed(): void {
		const { usart, waiting } = this;
		if (!usart || waiting.length === 0 || usart.rxBusy) return;
		if (usart.rxEnable) usart.writeByte(waiting.shift() ?? 0);
		else waiting.length = 0;
	}
}
