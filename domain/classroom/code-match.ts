/** Two programs are the same text when they differ only in line endings and outer whitespace. */
export function sameProgramText(written: string, solution: string): boolean {
	return normalised(written) === normalised(solution);
}

function normalised(text: string): string {
	return text.replace(/\r\n?/g, "\n").trim();
}
