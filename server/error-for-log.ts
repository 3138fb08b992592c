interface LoggedError {
	[key: string]: unknown;
	type: string;
	message: string;
	stack: string;
}

/**
 * What of an error may stand in the log. A database says in message and details what people wrote ("Failing row
 * contains …"): of what it answered, here or through the data door, the code stays, and where it was asked.
 */
export function errorForLog(error: Error): LoggedError {
	const { name, message, stack = "" } = error;
	const code = "code" in error ? { code: String(error.code) } : {};
	const isDatabases = "details" in error || "severity" in error;
	if (!isDatabases) return { type: name, ...code, message, stack };
	const frames = stack.split("\n").filter((line) => line.startsWith("    at "));
	return { type: name, ...code, message: "", stack: frames.join("\n") };
}
