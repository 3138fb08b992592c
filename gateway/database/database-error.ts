/** An error that PostgreSQL itself answered with. */
export type DatabaseError = Error & {
	readonly code: string;
	readonly severity: string;
	readonly detail?: string;
	readonly hint?: string;
	readonly constraint?: string;
};

export function isDatabaseError(error: unknown): error is DatabaseError {
	return error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";
}

/** What may stand in a log: the database's own messages can hold what people wrote. */
export function forLog(error: unknown): object {
	return isDatabaseError(error) ? { code: error.code } : { err: error };
}
