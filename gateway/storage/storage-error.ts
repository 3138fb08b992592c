import { isDatabaseError } from "../database/database-error.ts";

/** A refusal of the storage endpoints, in the shape supabase-js reads: `{ statusCode, error, message }`. */
export class StorageError extends Error {
	readonly status: number;
	readonly error: string;

	constructor(status: number, error: string, message: string) {
		super(message);
		this.name = "StorageError";
		this.status = status;
		this.error = error;
	}

	get body() {
		return { statusCode: String(this.status), error: this.error, message: this.message };
	}
}

export const notFound = () => new StorageError(404, "not_found", "Object not found");
export const bucketNotFound = () => new StorageError(404, "Bucket not found", "Bucket not found");
export const tooLarge = () =>
	new StorageError(413, "Payload too large", "The object exceeded the maximum allowed size");
export const noRoom = () => new StorageError(413, "quota_exceeded", "There is no room left for this person's files");
export const badRequest = (message: string) => new StorageError(400, "invalid_request", message);
export const wrongType = (type: string) =>
	new StorageError(415, "invalid_mime_type", `mime type ${type} is not supported`);
export const notOffered = (call: string) => new StorageError(501, "not_offered", `This backend does not offer ${call}`);
export const badLink = (expired: boolean) =>
	new StorageError(400, "InvalidJWT", expired ? '"exp" claim timestamp check failed' : "The link is not valid");

/** Reads an error of the database; null for one that is not a refusal. */
export function fromDatabase(error: unknown): StorageError | null {
	if (!isDatabaseError(error)) return null;
	if (error.code === "42501") {
		return new StorageError(403, "Unauthorized", "new row violates row-level security policy");
	}
	// A policy refuses with 413, in PostgREST's way.
	if (error.code === "PT413") return noRoom();
	// What the database cannot hold, such as a name with a NUL.
	if (error.code.startsWith("22")) return badRequest("The request holds a value that can't be stored");
	if (error.code === "23505") return new StorageError(409, "Duplicate", "The resource already exists");
	return null;
}
