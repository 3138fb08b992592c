import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";

/** Names that a learner meets first: the Arduino language, and the libraries of the projects. */
const FUNCTIONS = [
	"pinMode",
	"digitalWrite",
	"digitalRead",
	"analogRead",
	"analogWrite",
	"tone",
	"noTone",
	"delay",
	"delayMicroseconds",
	"millis",
	"micros",
	"map",
	"constrain",
	"min",
	"max",
	"abs",
	"random",
	"pulseIn",
	"isnan",
];

const CONSTANTS = ["HIGH", "LOW", "INPUT", "OUTPUT", "INPUT_PULLUP", "LED_BUILTIN", "true", "false", "A0", "A1", "A2"];

const WORDS = [
	"void",
	"int",
	"float",
	"bool",
	"long",
	"unsigned",
	"const",
	"String",
	"if",
	"else",
	"for",
	"while",
	"return",
];

const MEMBERS: Record<string, readonly string[]> = {
	Serial: ["begin", "print", "println", "available", "read", "readString", "readStringUntil", "parseInt", "parseFloat"],
};

/** Members of the classes that a sketch declares itself: `DallasTemperature sensors(&wire);` then `sensors.`. */
const CLASS_MEMBERS: Record<string, readonly string[]> = {
	DallasTemperature: [
		"begin",
		"requestTemperatures",
		"getTempCByIndex",
		"getTempFByIndex",
		"getDeviceCount",
		"setResolution",
		"setWaitForConversion",
		"isConversionComplete",
	],
	OneWire: ["reset", "select", "skip", "write", "read", "search"],
};

const HEADERS = ["OneWire.h", "DallasTemperature.h", "EEPROM.h", "SPI.h", "Wire.h", "SoftwareSerial.h"];

const list = (names: readonly string[], type: string): Completion[] => names.map((label) => ({ label, type }));

const TOP_LEVEL: Completion[] = [
	...list(FUNCTIONS, "function"),
	...list(CONSTANTS, "constant"),
	...list(WORDS, "keyword"),
	{ label: "Serial", type: "variable" },
	...list(Object.keys(CLASS_MEMBERS), "class"),
];

/** Completion of Arduino names at the cursor: members after a dot, headers in an `#include`, names elsewhere. */
export function completeArduinoNames(context: CompletionContext): CompletionResult | null {
	const header = context.matchBefore(/#include\s*[<"][\w.]*/);
	if (header) {
		const from = header.from + header.text.search(/[<"]/) + 1;
		return { from, options: list(HEADERS, "text"), validFor: /^[\w.]*$/ };
	}
	const member = context.matchBefore(/[A-Za-z_]\w*\.\w*/);
	if (member) {
		const dot = member.text.indexOf(".");
		const names = membersOf(member.text.slice(0, dot), context.state.doc.toString());
		return names && { from: member.from + dot + 1, options: list(names, "method"), validFor: /^\w*$/ };
	}
	const word = context.matchBefore(/[A-Za-z_]\w*/);
	if (!word || (word.text.length < 2 && !context.explicit)) return null;
	return { from: word.from, options: TOP_LEVEL, validFor: /^\w*$/ };
}

/** The members that `name` has in this program, or null when its type is not known. */
export function membersOf(name: string, program: string): readonly string[] | null {
	const known = MEMBERS[name];
	if (known) return known;
	for (const [type, members] of Object.entries(CLASS_MEMBERS)) {
		if (new RegExp(`\\b${type}\\s+${name}\\b`).test(program)) return members;
	}
	return null;
}
