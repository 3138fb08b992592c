import { Instance, Memory, type WasmInstance, type WasmModule } from "./web-assembly.ts";

/** What of emscripten's glue is used. */
interface RunningProgram {
	FS: FileSystem;
	/** Runs main(); throws an ExitStatus where the program calls exit(). */
	callMain(args: string[]): number;
}

interface FileSystem {
	createPath(parent: string, path: string, canRead: boolean, canWrite: boolean): unknown;
	writeFile(path: string, content: Uint8Array, options: { canOwn: boolean }): void;
	readFile(path: string): Uint8Array;
	chdir(path: string): void;
	write(stream: { position: number }, buffer: unknown, offset: number, length: number, position?: number): number;
	truncate(path: unknown, length: number): void;
	ftruncate(descriptor: number, length: number): void;
	allocate(stream: unknown, offset: number, length: number): void;
}

/** Makes one instance of a program, by the glue that emscripten has written for it. */
export type MakeInstance = (options: Record<string, unknown>) => Promise<RunningProgram>;

export interface Program {
	/** Its path, by which the linker finds what is installed beside it. */
	path: string;
	module: WasmModule;
	makeInstance: MakeInstance;
}

export interface ProgramRun {
	exit: number | null;
	/** Why it was stopped, if it was: too many words, or too large a file. */
	stopped: "messages" | "output" | null;
	/** What it printed. */
	messages: string;
	/** The file it was run for; null where it is not there. */
	output: Uint8Array | null;
}

/** Eight times what a sketch takes; of a cheap computer it is a quarter. */
const MOST_MEMORY = 512 * 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
const MOST_MESSAGES = 256 * 1024;
const MOST_OUTPUT = 8 * 1024 * 1024;

/** Ends a program from within a function that it calls. */
class Stopped extends Error {
	readonly why: "messages" | "output";
	constructor(why: "messages" | "output") {
		super(why);
		this.why = why;
	}
}

/**
 * Runs a program over files that only it can see, in a fresh instance, since GCC's variables are used up by one run.
 * `folder` is where it works. @throws RangeError or WebAssembly.RuntimeError where stack or memory do not hold the text.
 */
export async function runProgram(
	{ path, module, makeInstance }: Program,
	args: readonly string[],
	{ files, folder, output }: { files: Iterable<[string, Uint8Array]>; folder: string; output: string },
): Promise<ProgramRun> {
	const lines: string[] = [];
	let printed = 0;
	const print = (line: string) => {
		printed += line.length + 1;
		if (printed > MOST_MESSAGES) throw new Stopped("messages");
		lines.push(line);
	};
	const { FS, callMain } = await makeInstance({
		noInitialRun: true,
		print,
		printErr: print,
		thisProgram: path,
		instantiateWasm(imports: object, receive: (instance: WasmInstance) => void) {
			// At once: an asynchronous one waits behind the engine's own compiling, for seconds.
			const instance = new Instance(module, imports);
			limitMemory(instance.exports);
			receive(instance);
			return instance.exports;
		},
	});
	limitFileSizes(FS);
	const made = new Set<string>();
	const makeFolder = (name: string) => {
		if (made.has(name)) return;
		made.add(name);
		FS.createPath("/", name.slice(1), true, true);
	};
	makeFolder(path.slice(0, path.lastIndexOf("/")));
	makeFolder(folder);
	for (const [file, content] of files) {
		makeFolder(file.slice(0, file.lastIndexOf("/")));
		FS.writeFile(file, content, { canOwn: true });
	}
	FS.chdir(folder);
	const ended = end(() => callMain([...args]));
	return { ...ended, messages: lines.map((line) => `${line}\n`).join(""), output: readOrNull(FS, output) };
}

function end(main: () => number): Pick<ProgramRun, "exit" | "stopped"> {
	try {
		return { exit: main(), stopped: null };
	} catch (error) {
		if (error instanceof Stopped) return { exit: null, stopped: error.why };
		const { name, status } = error as { name?: string; status?: number };
		if (name === "ExitStatus" && status !== undefined) return { exit: status, stopped: null };
		throw error;
	}
}

/** A program that asks for more is answered as by a machine that has no more. */
function limitMemory(exports: WasmInstance["exports"]): void {
	const memory = Object.values(exports).find((one) => one instanceof Memory);
	if (!memory) throw new Error("The program exports no memory");
	const { grow } = memory;
	memory.grow = (pages) => {
		if (memory.buffer.byteLength + pages * PAGE_BYTES > MOST_MEMORY) throw new RangeError("no more memory");
		return grow.call(memory, pages);
	};
}

/** Files are kept in the memory of who runs this, which WebAssembly's own limit does not count. */
function limitFileSizes(FS: FileSystem): void {
	const check = (length: number) => {
		if (length > MOST_OUTPUT) throw new Stopped("output");
	};
	const { write, truncate, ftruncate, allocate } = FS;
	FS.write = (stream, buffer, offset, length, position, ...rest) => {
		check((position ?? stream.position) + length);
		return write.call(FS, stream, buffer, offset, length, position, ...rest);
	};
	FS.truncate = (file, length) => {
		check(length);
		truncate.call(FS, file, length);
	};
	FS.ftruncate = (descriptor, length) => {
		check(length);
		ftruncate.call(FS, descriptor, length);
	};
	FS.allocate = (stream, offset, length) => {
		check(offset + length);
		allocate.call(FS, stream, offset, length);
	};
}

function readOrNull(FS: FileSystem, file: string): Uint8Array | null {
	try {
		return FS.readFile(file);
	} catch {
		return null;
	}
}
