/** The names requests may use. Every identifier in SQL is from here, quoted, never from the request. */
export type SchemaCache = {
	readonly schemas: readonly string[];
	findTable(schema: string, name: string): Table | undefined;
	findFunctions(schema: string, name: string): readonly Callable[];
	/** Foreign keys from or to the table. */
	foreignKeysOf(table: Table): readonly ForeignKey[];
};

export type Column = {
	readonly name: string;
	/** The expression of its default or identity, where the table gives one. */
	readonly default: string | null;
};

export type Table = {
	readonly schema: string;
	readonly name: string;
	readonly columns: ReadonlyMap<string, Column>;
	readonly primaryKey: readonly string[];
	readonly isView: boolean;
};

/** A view has the foreign keys of the columns that it shows unchanged. */
export type ForeignKey = {
	readonly name: string;
	readonly from: Table;
	readonly columns: readonly string[];
	readonly to: Table;
	readonly toColumns: readonly string[];
	/** At most one row of `from` refers to a row of `to`. */
	readonly unique: boolean;
};

export type Argument = {
	/** '' for an argument without a name. */
	readonly name: string;
	readonly type: string;
	/** The row type that JSON objects are read as: the type itself, or that of its elements. */
	readonly row: string | null;
	readonly required: boolean;
};

export type Callable = {
	readonly schema: string;
	readonly name: string;
	readonly arguments: readonly Argument[];
	readonly returnsSet: boolean;
	/** The shape of a row it returns; null for a single value. */
	readonly rows: Table | null;
	readonly returnsNothing: boolean;
};

/** A name as SQL reads it, whatever it holds. */
export function quote(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}

/** A table or function under its schema. */
export function qualified(thing: { schema: string; name: string }): string {
	return `${quote(thing.schema)}.${quote(thing.name)}`;
}
