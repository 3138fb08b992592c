import { z } from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The greatest picture that is taken, in bytes: the page has scaled it before. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** The longer edge of a stored picture is never longer, in pixels. */
export const PICTURE_EDGE = 1600;

/** Where pictures may go, by bucket; each bucket's policies decide about the rest. */
export const PICTURE_BUCKETS = ["challenge-submissions", "forum-images", "project-documents"] as const;

/** `{timestamp}-{random}`, or a document's `{timestamp}`: what a stored file is called, without its extension. */
const STORED_NAME = /^\d{13}(-[0-9a-f]{8})?$/;

/**
 * Stores a picture as its sender, re-encoded; answers its path in the bucket. One sent again with the same `name`, because the
 * answer was lost, is stored once.
 */
export const pictures = endpoint({
	path: "/api/pictures",
	body: "bytes",
	request: z.object({
		bucket: z.enum(PICTURE_BUCKETS),
		name: z.optional(z.string().check(z.regex(STORED_NAME))),
	}),
	response: z.object({ path: z.string() }),
	refusals: ["busy", "not_a_picture", "no_room", "cannot_store"],
});

export type PictureBucket = (typeof PICTURE_BUCKETS)[number];
