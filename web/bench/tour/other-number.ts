/** Whether only numbers of a text were changed. */
export function isOtherNumber(before: string, after: string): boolean {
	return before !== after && withoutNumbers(before) === withoutNumbers(after);
}

function withoutNumbers(text: string): string {
	return text.replace(/\d+/g, "0");
}
