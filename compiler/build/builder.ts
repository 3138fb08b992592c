import type { DebugInfo } from "#domain/bench/debug-info.ts";
import type { JobResult } from "../sandbox/contained-process.ts";
import type { Program } from "./elf.ts";

export interface Built {
	/** The linked program; null after an error. */
	program: Program | null;
	/** Output of compiler and linker. */
	messages: string;
	/** Why the compiler was stopped, if it was. */
	stopped: JobResult["stopped"];
	/** What a debugger needs, after a debug build. */
	debug?: DebugInfo | null;
}

/** One way of turning C++ into a program for the Uno. */
export interface Builder {
	/** Changes whenever the same text could compile to another program. */
	hash: string;
	/** The names of our own libraries. */
	libraries: readonly string[];
	/** Compiles and links one C++ text. Never rejects for anything that the text does. */
	build(cpp: string, signal?: AbortSignal): Promise<Built>;
	/** The same, to be stepped through; absent where it cannot be. */
	buildForDebugging?(cpp: string, signal?: AbortSignal): Promise<Built>;
}
