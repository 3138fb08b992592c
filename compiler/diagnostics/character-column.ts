/** The compiler counts a line's columns in bytes of UTF-8; editors count characters (UTF-16 units). Both from 1. */
export function characterColumn(lines: readonly string[], line: number, byteColumn: number): number {
	if (line < 1 || byteColumn < 1) return 0;
	const text = lines[line - 1] ?? "";
	const before = new TextEncoder().encode(text).subarray(0, byteColumn - 1);
	return new TextDecoder().decode(before).length + 1;
}
