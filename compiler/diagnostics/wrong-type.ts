import type { Finding } from "./rule.ts";

/** One kind of value where another is wanted. `isLongText`: a text of more than one letter stands in the line. */
export function wrongType(from: string, to: string, isLongText = false): Finding {
	const number =
		/^(?:const )?(?:u?int\d*_t|(?:unsigned |signed |long |short )*(?:int|char|long|short)|float|double|bool)\b(?!.*[*&])/;
	if (/^const char ?[*[]/.test(from) && to === "char")
		return { code: isLongText ? "text_in_char" : "double_quotes_for_letter" };
	if (/^const char ?[*[]/.test(from) && number.test(to)) return { code: "text_for_number" };
	return { code: "wrong_type", params: { from: plainType(from), to: plainType(to) } };
}

/** `uint8_t {aka unsigned char}` → `uint8_t`; texts have many names. */
function plainType(type: string): string {
	const plain = type
		.replace(/ \{aka .*?\}/g, "")
		.replace(/^const (?=char)/, "")
		.trim();
	return /^char ?(?:\*|\[)/.test(plain) ? "text" : plain;
}
