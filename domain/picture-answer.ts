import { z } from "zod/mini";

/** The greatest picture `POST /api/pictures` takes, in bytes: the page has scaled it before. */
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** The longer edge of a stored picture is never longer, in pixels. */
export const PICTURE_EDGE = 1600;

/** Where pictures may go, by bucket; each bucket's policies decide about the rest. */
export const PICTURE_BUCKETS = ["challenge-submissions", "forum-images", "project-documents"] as const;

/** `{timestamp}-{random}`, or a document's `{timestamp}`: what a stored file is called, without its extension. */
const STORED_NAME = /^\d{13}(-[0-9a-f]{8})?$/;

/**
 * `POST /api/pictures?bucket=…`: the question; the body is the picture's bytes. A picture sent again with the same `name`,
 * because the answer was lost, is stored once.
 */
export const pictureQuestion = z.object({
	bucket: z.enum(PICTURE_BUCKETS),
	name: z.optional(z.string().check(z.regex(STORED_NAME))),
});

/** The answer (200): the path in the bucket. */
export const pictureAnswer = z.object({ path: z.string() });

export type PictureBucket = (typeof PICTURE_BUCKETS)[number];
export type PictureAnswer = z.infer<typeof pictureAnswer>;
