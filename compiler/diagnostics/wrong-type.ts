import type { SketchView } from "#domain/bench/sketch/sketch-view.ts";
import { typeOf } from "./declarations.ts";
import type { Finding } from "./rule.ts";

/** One kind of value where another is wanted. `isLongText`: the line has a text of more than one letter. */
export function wrongType(from: string, to: string, isLongText = false): Finding {
	const number =
		/^(?:const )?(?:u?int\d*_t|byte|word|(?:unsigned |signed |long |short )*(?:int|char|long|short)|float|double|bool)\b(?!.*[*&])/;
	if (/^const char ?[*[]/.test(from) && to === "char")
		return { code: isLongText ? "text_in_char" : "double_quotes_for_letter" };
	if (/^const char ?[*[]/.test(from) && number.test(to)) return { code: "text_for_number" };
	return { code: "wrong_type", params: { from: plainType(from), to: plainType(to) } };
}

/** Texts have many names. */
function plainType(type: string): string {
	const plain = type.replace(/^const (?=char)/, "");
	return /^char ?(?:\*|\[)/.test(plain) ? "text" : plain;
}

/** The numbers that fit into a type of the Uno, and the next larger type. Other names are aliases of these. */
const RANGES: Readonly<Record<string, readonly [least: string, most: string, larger: string]>> = {
	int: ["-32768", "32767", "long"],
	byte: ["0", "255", "int"],
	char: ["-128", "127", "int"],
	"unsigned int": ["0", "65535", "unsigned long"],
	long: ["-2147483648", "2147483647", "float"],
	"unsigned long": ["0", "4294967295", "float"],
};
const SAME_RANGE: Readonly<Record<string, string>> = {
	uint8_t: "byte",
	"unsigned char": "byte",
	int8_t: "char",
	int16_t: "int",
	short: "int",
	uint16_t: "unsigned int",
	word: "unsigned int",
	int32_t: "long",
	uint32_t: "unsigned long",
};

/** A number that its variable cannot hold: of the type that the compiler names, or the variable that the line sets. */
export function numberTooLarge(view: SketchView, line: number, named?: string): Finding {
	const { tokens } = view;
	let equals = view.indexAt({ line, column: 1 });
	while (tokens[equals]?.line === line && tokens[equals]?.text !== "=") equals++;
	const name = tokens[equals]?.line === line ? (tokens[equals - 1]?.text ?? "") : "";
	const declared = named?.replace(/^(long|short) (unsigned )?int$/, "$2$1") ?? typeOf(view, name) ?? "int";
	const type = RANGES[declared] || SAME_RANGE[declared] ? declared : "int";
	const [least, most, larger] = RANGES[SAME_RANGE[type] ?? type] ?? ["", "", ""];
	return { code: "number_too_large", params: { type, least, most, larger } };
}
