/** The network behind the modem. */
export interface MobileNetwork {
	/** What AT+CSQ tells: 0 to 31. */
	signal(): number;
	registered(): boolean;
	/** A message of up to 160 letters goes out. */
	deliver(number: string, text: string): void;
}

interface AtHost {
	send(text: string): void;
	/** Calls back in this many milliseconds, unless the modem starts again before. */
	after(milliseconds: number, then: () => void): void;
	readonly network: MobileNetwork;
	/** From a command's CR to its answer, and from Ctrl-Z to that of a message. */
	readonly answeringMs: number;
	readonly sendingMs: number;
}

const CTRL_Z = 0x1a;
const ESCAPE = 0x1b;
const CR = 0x0d;
const LONGEST_COMMAND = 556;
const LONGEST_TEXT = 160;
/** 3GPP TS 27.005, "Message service failure errors": no network service; invalid text mode parameter. */
const NO_NETWORK_SERVICE = 331;
const INVALID_TEXT = 305;

/**
 * The commands of a SIM800 that an SMS takes, by SIMCom's AT Command Manual (AT+CMGS, AT+CMGF, AT+CNMI, AT+CSQ, AT+CREG, AT+CSCS, AT+CMEE, ATE),
 * byte by byte as they come in at its serial port. A command ends with CR, its answers stand between CR LF. As sold it echoes.
 * Other commands, the list of stored messages and the PDU mode are left out: they are an `ERROR`.
 */
export function createAtInterpreter({ send, after, network, answeringMs, sendingMs }: AtHost) {
	let echo = true;
	let textMode = false;
	/** The second number of AT+CNMI: 1 tells that a message was stored, 2 passes it on. */
	let indication = 1;
	let stored = 0;
	let messages = 0;
	let command = "";
	let receiver: string | undefined;
	let running = 0;
	let sending = false;

	const answer = (...lines: readonly string[]) => {
		for (const line of lines) send(`\r\n${line}\r\n`);
	};

	const commands: readonly (readonly [RegExp, (...parts: string[]) => readonly string[]])[] = [
		[/^$/, () => ["OK"]],
		[
			/^E([01])?$/,
			(on) => {
				echo = on === "1";
				return ["OK"];
			},
		],
		[/^\+CPIN\?$/, () => ["+CPIN: READY", "OK"]],
		// The letters are GSM's already; numbers stand for errors, as AT+CMEE=1 asks, from the start.
		[/^\+CSCS="GSM"$/, () => ["OK"]],
		[/^\+CMEE=1$/, () => ["OK"]],
		[/^\+CSQ$/, () => [`+CSQ: ${network.signal()},0`, "OK"]],
		[/^\+CREG\?$/, () => [`+CREG: 0,${network.registered() ? 1 : 2}`, "OK"]],
		[/^\+CMGF\?$/, () => [`+CMGF: ${Number(textMode)}`, "OK"]],
		[
			/^\+CMGF=([01])$/,
			(on) => {
				textMode = on === "1";
				return ["OK"];
			},
		],
		[
			/^\+CNMI=[0-3],([0-2])(?:,\d)*$/,
			(to) => {
				indication = Number(to);
				return ["OK"];
			},
		],
		[
			/^\+CMGS="(\+?\d{3,15})"$/,
			(number) => {
				if (!textMode) return ["ERROR"];
				receiver = number;
				// What comes before the prompt is lost.
				command = "";
				send("\r\n> ");
				return [];
			},
		],
	];

	function run(line: string) {
		if (line === "") return;
		const [, rest] = /^AT(.*)$/i.exec(line) ?? [];
		for (const [pattern, act] of commands) {
			const found = rest === undefined ? null : pattern.exec(rest.toUpperCase());
			if (found) return answer(...act(...found.slice(1)));
		}
		answer("ERROR");
	}

	function sendMessage(number: string, text: string) {
		sending = true;
		after(sendingMs, () => {
			sending = false;
			if (!network.registered()) return answer(`+CMS ERROR: ${NO_NETWORK_SERVICE}`);
			if (text.length > LONGEST_TEXT) return answer(`+CMS ERROR: ${INVALID_TEXT}`);
			network.deliver(number, text);
			answer(`+CMGS: ${messages++ % 256}`, "OK");
		});
	}

	return {
		/** Between two commands, with no message at work: now it may tell what came. */
		idle: () => !sending && running === 0 && receiver === undefined && command === "",
		sending: () => sending,
		/** A byte from the board. */
		receive(byte: number) {
			if (sending) return;
			const letter = String.fromCharCode(byte);
			if (echo) send(letter);
			if (receiver !== undefined) {
				const number = receiver;
				if (byte !== CTRL_Z && byte !== ESCAPE) {
					command += letter;
					return;
				}
				const text = command;
				command = "";
				receiver = undefined;
				if (byte === CTRL_Z) sendMessage(number, text);
				else answer("OK");
			} else if (byte === CR) {
				const line = command;
				command = "";
				running++;
				after(answeringMs, () => {
					running--;
					run(line.trim());
				});
			} else if (byte > 0x20 || command !== "") command = (command + letter).slice(0, LONGEST_COMMAND);
		},
		/** A message came from a number; `date` as the network writes it. */
		tell(number: string, text: string, date: string) {
			stored += indication === 2 ? 0 : 1;
			if (indication === 2 && textMode) send(`\r\n+CMT: "${number}","","${date}"\r\n${text}\r\n`);
			else if (indication === 1) answer(`+CMTI: "SM",${stored}`);
		},
	};
}
