import { explain } from "#compiler/diagnostics/explain.ts";
import { knownNames } from "#compiler/diagnostics/known-names.ts";
import { openCompilerHere } from "#compiler/open-compiler-here.ts";
import { translateSketch } from "#compiler/sketch/translate.ts";
import { viewSketch } from "#domain/bench/sketch/sketch-view.ts";
import { loadProgram } from "#simulator/board/program.ts";
import { bareUno } from "#simulator/fixtures/bare-uno.ts";
import { translate } from "#simulator/translate/translate.ts";
import { hooksOf } from "#simulator/translate/translated-program.ts";

export { loadProgram, openCompilerHere, translateSketch, viewSketch };

const NAMES = knownNames([]);

/** Explains what the compiler and the linker say of a sketch. @param hex null where there is no program */
export function explainMessages(source: string, messages: string, hex: string | null) {
	return explain({ source, messages, hex, size: { flash: 0, ram: 0 }, stopped: null }, NAMES);
}

/** What translates a loaded program as a busy board does; it answers the bytes of the WebAssembly. */
export function translatorOf(hex: string): () => number {
	const { program, hooksAt } = { program: loadProgram(hex), hooksAt: hooksOf(bareUno(hex).chip.cpu) };
	return () => translate(program, hooksAt).bytes.length;
}
