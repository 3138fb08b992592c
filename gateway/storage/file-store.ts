import type { Readable } from "node:stream";

/** The first and the last byte wanted, both included. */
export type ByteRange = { readonly first: number; readonly last: number };

/**
 * Keeps the bytes of objects under their version, a random UUID: a folder here, S3 one day. Which object a
 * version belongs to is known to the database alone.
 */
export type FileStore = {
	/** A path for a file that is still arriving. */
	incoming(): string;
	/** Takes the file at `path` in, whole and for good; once this resolves it survives a power cut. */
	keep(path: string, version: string): Promise<void>;
	/** Null when there is no such file. */
	read(version: string, range?: ByteRange): Promise<Readable | null>;
	/** Removes what is there of them. */
	remove(versions: readonly string[]): Promise<void>;
	/** Every stored file, with the milliseconds since 1970 of its arrival. */
	list(): AsyncIterable<{ version: string; keptAt: number }>;
	/** Removes files whose arrival broke off before this time. */
	removeAbandoned(before: number): Promise<void>;
	/** False when the files here belong to another database: nothing may then be swept away. */
	readonly ours: boolean;
};
