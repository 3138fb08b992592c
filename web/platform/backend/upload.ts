import { z } from "zod/mini";
import { type PictureBucket, pictures } from "#domain/api/pictures.ts";
import { accessToken } from "./access-token.ts";
import { BackendError, NETWORK_GONE, NOT_SIGNED_IN, TOO_MANY_REQUESTS } from "./backend-error.ts";
import { loadConfig } from "./config.ts";
import { sendBytes } from "./send-bytes.ts";

export type UploadOptions = {
	/** Whose file it is: it is never stored as anybody else, who may have signed in meanwhile. */
	userId: string;
	signal: AbortSignal;
	/** The part that has been sent, from 0 to 1. */
	onProgress: (fraction: number) => void;
};

/** A file larger than its bucket takes. */
export const TOO_LARGE = "too_large";
/** The bytes are not of a type that is taken. */
export const WRONG_TYPE = "wrong_type";
/** The person keeps as much as one may. */
export const NO_ROOM = "no_room";

const ALREADY_THERE = "Duplicate";

/** What the endpoints say of a refusal: ours in `code`, the storage's in `error`. */
const refusal = z.object({ code: z.optional(z.string()), error: z.optional(z.string()) });

const CODES: Record<string, string> = {
	"Payload too large": TOO_LARGE,
	too_large: TOO_LARGE,
	invalid_mime_type: WRONG_TYPE,
	not_a_picture: WRONG_TYPE,
	quota_exceeded: NO_ROOM,
	no_room: NO_ROOM,
	cannot_store: "cannot_store",
};

/**
 * Stores a file at a path of the person's own. A random path that exists already was stored by an attempt whose answer
 * was lost, so that is no failure. Throws `BackendError`, or the signal's own abort error.
 */
export async function uploadFile(
	{ bucket, path, file, type }: { bucket: string; path: string; file: Blob; type: string },
	{ userId, ...options }: UploadOptions,
): Promise<void> {
	const { supabaseUrl, publishableKey } = await loadConfig();
	const object = [bucket, ...path.split("/")].map(encodeURIComponent).join("/");
	const answer = await sendBytes(
		{
			url: `${supabaseUrl.replace(/\/$/, "")}/storage/v1/object/${object}`,
			headers: { apikey: publishableKey, authorization: `Bearer ${await accessToken(userId)}`, "content-type": type },
			body: file,
		},
		options,
	);
	const refused = refusalOf(answer);
	if (refused && refused.error !== ALREADY_THERE) throw refused.failure;
}

/** Stores a picture through our server, which re-encodes it; under the same `name` once, however often it is sent. Returns its path. Throws as `uploadFile` does. */
export async function uploadPicture(
	{ bucket, name, picture }: { bucket: PictureBucket; name: string; picture: Blob },
	{ userId, ...options }: UploadOptions,
): Promise<string> {
	const answer = await sendBytes(
		{
			url: `${pictures.path}?${new URLSearchParams({ bucket, name })}`,
			headers: { authorization: `Bearer ${await accessToken(userId)}`, "content-type": picture.type },
			body: picture,
		},
		options,
	);
	const refused = refusalOf(answer);
	if (refused) throw refused.failure;
	return pictures.response.parse(answer.body).path;
}

function refusalOf({ status, body, waitSeconds }: Awaited<ReturnType<typeof sendBytes>>) {
	if (status >= 200 && status < 300) return null;
	const read = z.safeParse(refusal, body);
	const said = read.success ? read.data : {};
	const code = CODES[said.code ?? ""] ?? CODES[said.error ?? ""] ?? codeOfStatus(status);
	return {
		error: said.error,
		failure: new BackendError(code, `The upload was refused with ${status}`, { status, waitSeconds }),
	};
}

function codeOfStatus(status: number): string {
	if (status === 401) return NOT_SIGNED_IN;
	if (status === 429) return TOO_MANY_REQUESTS;
	if (status >= 502 && status <= 504) return NETWORK_GONE;
	return status === 413 ? TOO_LARGE : "unknown";
}
