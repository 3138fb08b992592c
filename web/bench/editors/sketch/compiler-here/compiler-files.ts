import madeFrom from "#compiler/wasm/files/made-from.json";
import { compilerFiles } from "#domain/bench/compiler-files.ts";

export const COMPILER_FILES = compilerFiles(madeFrom);

/** Bytes to be downloaded, and as the page has them. */
export const SENT_BYTES = sum((file) => file.sent);
export const WHOLE_BYTES = sum((file) => file.whole);

function sum(of: (file: (typeof COMPILER_FILES)[number]) => number): number {
	return COMPILER_FILES.reduce((all, file) => all + of(file), 0);
}
