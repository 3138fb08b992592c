/** An answer without its marks, in one line. */
export function plainText(answer: string): string {
	return answer.replace(/[`*]/g, "").replace(/\s+/g, " ").trim();
}

/** Whether a pattern of the corpus is in a text. */
export function agrees(text: string, pattern: string): boolean {
	return new RegExp(pattern, "iu").test(text);
}
