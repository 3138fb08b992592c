/** What compiler/wasm/files/made-from.json says of the files: their checksums and sizes, by name. */
interface MadeFrom {
	checksums: Readonly<Record<string, string>>;
	sizes: Readonly<Record<string, { sent: number; whole: number }>>;
}

/** A file of the compiler in WebAssembly, as a page fetches it. */
export interface CompilerFile {
	/** "cc1plus.wasm" */
	name: string;
	/** From the root of the site; another one for another content. */
	path: string;
	type: string;
	/** Bytes, compressed and as a page has them. */
	sent: number;
	whole: number;
}

/** The compressed files, the largest first. */
export function compilerFiles({ checksums, sizes }: MadeFrom): CompilerFile[] {
	const files = Object.entries(sizes).map(([file, size]) => {
		const name = file.replace(/\.br$/, "");
		const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
		return { name, path: `/compiler/${checksums[file]?.slice(0, 16)}/${name}`, type, ...size };
	});
	return files.sort((one, other) => other.sent - one.sent);
}
