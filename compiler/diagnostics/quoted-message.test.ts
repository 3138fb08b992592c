import { expect, test } from "vitest";
import { explainQuoted } from "./quoted-message.ts";

const NAMES = ["digitalWrite", "pinMode", "Serial"];

test.each([
	["expected ';' before '}' token", "missing_semicolon", {}],
	["sketch.ino:12:3: error: expected ‘;’ before ‘digitalWrite’", "missing_semicolon", {}],
	["it says expected '}' at end of input", "missing_closing_brace", {}],
	["expected unqualified-id before '}' token", "extra_closing_brace", {}],
	["'else' without a previous 'if'", "else_without_if", {}],
	["stray '\\342' in program", "curly_quotes", {}],
	["stray '#' in program", "stray_character", { text: "#" }],
	["sketch.ino:3:18: error: extended character “ is not valid in an identifier", "curly_quotes", {}],
	["extended character ° is not valid in an identifier", "stray_character", { text: "°" }],
	["multi-character literal with 5 characters exceeds 'int' size of 2 bytes", "single_quotes_for_text", {}],
	[
		"unsigned conversion from 'int' to 'byte' {aka 'unsigned char'} changes value from '300' to '44'",
		"number_too_large",
		{},
	],
	["'ledPin' was not declared in this scope", "name_not_known", { name: "ledPin" }],
	[
		"'Digitalwrite' was not declared in this scope",
		"name_misspelled",
		{ name: "Digitalwrite", suggestion: "digitalWrite" },
	],
	["'Serial' does not name a type", "instruction_outside", { name: "Serial" }],
	["fatal error: Servoo.h: No such file or directory", "library_not_found", { name: "Servoo.h" }],
	[
		"too few arguments to function 'void digitalWrite(uint8_t, uint8_t)'",
		"wrong_argument_count",
		{ name: "digitalWrite", wanted: "2" },
	],
	["redefinition of 'void setup()'", "declared_twice", { name: "setup" }],
	["undefined reference to `loop'", "missing_loop", {}],
])("a message that is quoted without its sketch: %s", (text, code, params) => {
	expect(explainQuoted(text, NAMES)).toEqual({ code, params });
});

test.each(["What is a semicolon?", "I expected the lamp to be on before the buzzer", "What does else do without if?"])(
	"no message: %s",
	(text) => {
		expect(explainQuoted(text, NAMES)).toBeNull();
	},
);
