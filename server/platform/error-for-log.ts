interface LoggedError {
	[key: string]: unknown;
	type: string;
	message: string;
	stack: string;
}

/**
 * What may be logged of an error. A database's message and details quote user data ("Failing row
 * contains …"): only code and origin of a database error are kept, here or through the REST endpoint.
 */
export function errorForLog(error: Error): LoggedError {
	const { name, message, stack = "" } = error;
	const code = "code" in error ? { code: String(error.code) } : {};
	const isDatabases = "details" in error || "severity" in error;
	if (!isDatabases) return { type: name, ...code, message, stack };
	const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
	return { type: name, ...code, message: "", stack: frames.join("\n") };
}
