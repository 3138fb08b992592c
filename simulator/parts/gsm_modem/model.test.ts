import { describe, expect, test } from "vitest";
import { type PartRig, rigFor } from "../../fixtures/part-rig.ts";
import { writeSerial } from "../../fixtures/serial-rig.ts";
import { wired } from "../../fixtures/wired.ts";
import { checkWiring } from "../../wiring/check-wiring.ts";
import { part as gsmModem, OWNER, STRANGER } from "./model.ts";

const SECOND = 1_000_000;
const BIT = 1e6 / 9600;

/** What comes out at TXD, put together as it passes. */
function recordTxd(rig: PartRig) {
	const falls: [number, boolean][] = [];
	rig.network.onVolts(rig.net("TXD"), () => falls.push([rig.microseconds(), rig.network.volts(rig.net("TXD")) > 1.4]));
	return () => {
		const levelAt = (at: number) => falls.findLast(([when]) => when <= at)?.[1] ?? true;
		let text = "";
		let free = 0;
		for (const [at, high] of falls) {
			if (high || at < free) continue;
			const bits = Array.from({ length: 8 }, (_, bit) => Number(levelAt(at + (bit + 1.5) * BIT)) << bit);
			text += String.fromCharCode(bits.reduce((one, other) => one | other));
			free = at + 9.5 * BIT;
		}
		falls.length = 0;
		return text;
	};
}

/** A modem on a supply with this resistance inside. */
function modem({ volts = 4, ohms = 0.05, wait = 3.2, echo = false } = {}) {
	const rig = rigFor(gsmModem.pins, gsmModem.create, {
		supplies: { GND: 0 },
		wire: (network, net) => network.branch(net("GND"), net("VCC"), { ohms, forwardVolts: -volts }),
	});
	const received = recordTxd(rig);
	rig.outside("RXD").drive(3.3, 700);
	rig.pass(wait * SECOND);
	const say = (text: string, seconds = 0.15) => {
		writeSerial(rig, "RXD", text);
		rig.pass(seconds * SECOND);
		return received();
	};
	if (!echo) say("ATE0\r\n");
	const press = (id: string) => {
		rig.part.setControl?.(id, 1);
		rig.part.setControl?.(id, 0);
	};
	return { rig, say, press, received, set: (id: string, value: number) => rig.part.setControl?.(id, value) };
}

describe("commands and answers", () => {
	test.each([
		["AT\r\n", "\r\nOK\r\n"],
		["at\r", "\r\nOK\r\n"],
		["ATE0\r", "\r\nOK\r\n"],
		["AT+CMGF=1\r\n", "\r\nOK\r\n"],
		["AT+CMGF?\r\n", "\r\n+CMGF: 0\r\n\r\nOK\r\n"],
		["AT+CSQ\r\n", "\r\n+CSQ: 18,0\r\n\r\nOK\r\n"],
		["AT+CREG?\r\n", "\r\n+CREG: 0,1\r\n\r\nOK\r\n"],
		["AT+CNMI=2,2,0,0,0\r\n", "\r\nOK\r\n"],
		['AT+CSCS="GSM"\r\n', "\r\nOK\r\n"],
		["AT+CMEE=1\r\n", "\r\nOK\r\n"],
		["AT+CNMI=2,7\r\n", "\r\nERROR\r\n"],
		["AT+HABARI\r\n", "\r\nERROR\r\n"],
		["hello\r\n", "\r\nERROR\r\n"],
		[`AT+CMGS="${OWNER}"\r\n`, "\r\nERROR\r\n"],
		["\r\n", ""],
	])("%j: %j", (command, answer) => {
		expect(modem().say(command)).toBe(answer);
	});

	test("it repeats each letter until ATE0, and again after ATE1", () => {
		const { say } = modem({ echo: true });
		expect(say("AT\r")).toBe("AT\r\r\nOK\r\n");
		expect(say("ATE0\r")).toBe("ATE0\r\r\nOK\r\n");
		expect(say("AT\r")).toBe("\r\nOK\r\n");
		say("ATE1\r");
		expect(say("AT\r")).toBe("AT\r\r\nOK\r\n");
	});
});

describe("a message goes out", () => {
	const ready = (options = {}) => {
		const one = modem(options);
		one.say("AT+CMGF=1\r\n");
		return one;
	};

	test.each([
		[OWNER, "DRY soil=28"],
		["0700000000", "DRY soil=28"],
		[STRANGER, `to ${STRANGER}: DRY soil=28`],
	])("to %s in two seconds: %s", (number, line) => {
		const { rig, say } = ready();
		expect(say(`AT+CMGS="${number}"\r\n`)).toBe("\r\n> ");
		expect(say("DRY\r\nsoil=28\x1a", 1.9)).toBe("");
		expect(rig.part.state()).toMatchObject({ lines: 0, sending: true });
		rig.pass(0.2 * SECOND);
		expect(rig.part.state()).toMatchObject({ line, lines: 1, sending: false });
		expect(say("AT\r\n")).toBe("\r\n+CMGS: 0\r\n\r\nOK\r\n\r\nOK\r\n");
	});

	test("not after ESC, and not in more than 160 letters", () => {
		const { rig, say } = ready();
		say(`AT+CMGS="${OWNER}"\r\n`);
		expect(say("DRY\x1b", 3)).toBe("\r\nOK\r\n");
		say(`AT+CMGS="${OWNER}"\r\n`);
		expect(say(`${"x".repeat(161)}\x1a`, 3)).toBe("\r\n+CMS ERROR: 305\r\n");
		expect(rig.part.state()).toMatchObject({ lines: 0 });
	});

	test("not without a network: before it is found, and when the signal is gone", () => {
		const early = ready({ wait: 0 });
		expect(early.say("AT+CREG?\r\n")).toContain("+CREG: 0,2");
		const { rig, say, set } = ready();
		set("signal", 0);
		expect(say("AT+CREG?\r\n")).toContain("+CREG: 0,2");
		say(`AT+CMGS="${OWNER}"\r\n`);
		expect(say("DRY\x1a", 2.5)).toBe("\r\n+CMS ERROR: 331\r\n");
		set("signal", 5);
		rig.pass(2.9 * SECOND);
		expect(rig.part.state()).toMatchObject({ registered: false, signal: 5, lines: 0 });
		rig.pass(0.2 * SECOND);
		expect(rig.part.state()).toMatchObject({ registered: true });
	});
});

describe("a message comes in", () => {
	test.each([
		["status", OWNER, "status"],
		["nostatus", OWNER, "no status"],
		["habari", OWNER, "habari"],
		["stranger", STRANGER, "status"],
	])("the button %s, with number and date", (id, number, text) => {
		const { rig, say, press, received } = modem();
		say("AT+CMGF=1\r\n");
		say("AT+CNMI=2,2\r\n");
		press(id);
		rig.pass(0.3 * SECOND);
		expect(received()).toMatch(
			new RegExp(`^\\r\\n\\+CMT: "\\${number}","","26/01/31,08:30:0\\d\\+12"\\r\\n${text}\\r\\n$`),
		);
		expect(rig.part.state()).toMatchObject({ sent: text, from: number });
	});

	test("only its number in the list without AT+CNMI=2,2", () => {
		const { rig, press, received } = modem();
		press("status");
		rig.pass(0.3 * SECOND);
		expect(received()).toBe('\r\n+CMTI: "SM",1\r\n');
	});

	test("not in the middle of a command, and not without a network", () => {
		const { rig, say, press, received, set } = modem();
		say("AT+CMGF=1\r\n");
		say("AT+CNMI=2,2\r\n");
		press("status");
		expect(say("AT+C", 0.5)).toBe("");
		expect(say("SQ\r\n", 0.4)).toMatch(/^\r\n\+CSQ: 18,0\r\n\r\nOK\r\n\r\n\+CMT/);
		set("signal", 0);
		press("habari");
		rig.pass(5 * SECOND);
		expect(received()).toBe("");
		set("signal", 20);
		rig.pass(3.5 * SECOND);
		expect(received()).toContain("habari");
	});
});

describe("its supply", () => {
	test.each([
		["3.3 V", 3.3, 0.05, false],
		["3.6 V", 3.6, 0.05, true],
		["4 V", 4, 0.05, true],
		["4.4 V", 4.4, 0.05, true],
		["three fresh AA cells, 4.6 V", 4.6, 0.05, false],
		["5 V", 5, 0.05, false],
	])("%s", (_, volts, ohms, works) => {
		const { rig, say } = modem({ volts, ohms });
		expect(rig.part.state()).toMatchObject({ powered: works, registered: works });
		expect(say("AT\r\n")).toBe(works ? "\r\nOK\r\n" : "");
	});

	test("one that cannot give 2 A makes it start again and again", () => {
		const { rig } = modem({ volts: 4.2, ohms: 1.5, wait: 0 });
		let found = 0;
		for (let tenth = 0; tenth < 100; tenth++) {
			rig.pass(0.1 * SECOND);
			const state = rig.part.state();
			if (state.kind === "gsm_modem" && state.registered) found++;
		}
		expect(found).toBe(0);
		expect(rig.part.state()).toMatchObject({ powered: true });
	});

	const problems = (...wires: string[]) =>
		checkWiring(wired({ it: "gsm_modem", cell: "dc_supply", shift: "level_shifter" }, wires)).flatMap(
			({ code, severity }) => (severity === "danger" ? [code] : []),
		);

	test("5 V at its supply and a pin of the board at RXD are dangers, 4 V and a level shifter are none", () => {
		expect(problems("uno.5V it.VCC", "uno.GND.1 it.GND")).toEqual(["too_many_volts"]);
		expect(problems("cell.+ it.VCC", "cell.- it.GND", "it.GND uno.GND.1", "uno.11 it.RXD")).toEqual([
			"signal_too_high",
		]);
		expect(
			problems(
				...["cell.+ it.VCC", "cell.- it.GND", "it.GND uno.GND.1", "it.TXD shift.LV1", "it.RXD shift.LV2"],
				...["uno.10 shift.HV1", "uno.11 shift.HV2", "uno.5V shift.HV", "uno.3.3V shift.LV", "uno.GND.2 shift.GND.2"],
			),
		).toEqual([]);
	});
});
