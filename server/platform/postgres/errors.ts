/** The data folder was written by another major version of PostgreSQL than the one installed. */
export class DataFolderOfOtherVersion extends Error {
	override name = "DataFolderOfOtherVersion";
	readonly found: number;
	readonly expected: number;

	constructor(folder: string, found: number, expected: number) {
		super(
			`The data folder ${folder} was written by PostgreSQL ${found}; this program brings PostgreSQL ${expected}.\n` +
				"Start the version of the program that wrote it, or give this one its own folder: DATA_DIR=./other-data npm start",
		);
		this.found = found;
		this.expected = expected;
	}
}

/** PostgreSQL could not be set up or started. The message tells what to do. */
export class PostgresDidNotStart extends Error {
	override name = "PostgresDidNotStart";
}
