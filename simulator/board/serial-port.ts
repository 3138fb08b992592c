import type { AVRUSART } from "avr8js";
import { encodeUtf8, Utf8Decoder } from "./utf8.ts";

/** The serial monitor's end of the UART: output as text, input at the sketch's pace. */
export class SerialPort {
	private readonly listeners = new Set<(text: string) => void>();
	private readonly decoder = new Utf8Decoder();
	private readonly waiting: number[] = [];
	private usart: AVRUSART | undefined;

	/** Connects the port to a chip just out of reset. */
	connect(usart: AVRUSART): void {
		this.usart = usart;
		this.waiting.length = 0;
		usart.onByteTransmit = (byte) => {
			const text = this.decoder.push(byte);
			if (text !== "") for (const listener of this.listeners) listener(text);
		};
		usart.onRxComplete = () => this.feed();
	}

	/** Sends text to the sketch; what arrives while the sketch does not listen is lost, as on the wire. */
	send(text: string): void {
		this.waiting.push(...encodeUtf8(text));
		this.feed();
	}

	/** Calls back with each piece of text the sketch prints; the answer ends it. */
	listen(listener: (text: string) => void): () => void {
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
