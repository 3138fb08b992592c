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

/** The disk, or this user's share of it, is full, reported by the database or the system. */
export function isDiskFull(error: unknown): boolean {
	const code = error instanceof Error && "code" in error ? error.code : undefined;
	return code === "53100" || code === "ENOSPC" || code === "EDQUOT";
}

/** What may be logged: the database's own messages can quote user data. */
export function forLog(error: unknown): object {
	return isDatabaseError(error) ? { code: error.code } : { err: error };
}
