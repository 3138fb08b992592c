import { createFairQueue } from "#compiler/queue.ts";
import { PICTURE_BYTES, pictures } from "#domain/api/pictures.ts";
import { SUBMISSION_FILES_MAXIMUM } from "#domain/classroom/submission-files.ts";
import type { PictureStore } from "../../pictures/picture-store.ts";
import { NotAPicture, redraw } from "../../pictures/redraw.ts";
import { Refusal } from "../../platform/refusal.ts";
import { handler, perMinute } from "../handler.ts";

/** One picture is encoded at a time; queued ones are in memory. A person may hand in this many files at once. */
const QUEUE = { slots: 1, mostWaiting: 30, mostPerPerson: SUBMISSION_FILES_MAXIMUM };

/** Re-encodes a picture, in a fair queue, and stores it as its sender. */
export function picturesHandler(store: PictureStore) {
	const queue = createFairQueue(QUEUE);
	return handler({
		endpoint: pictures,
		limit: perMinute(30),
		// Still read of a picture that is too large: a sender cut off in the middle would never get the error.
		bodyLimit: 2 * PICTURE_BYTES,
		async answer({ bucket, name }, { userId, accessToken, signal }, original) {
			if (original.length > PICTURE_BYTES) throw new Refusal("too_large");
			const drawn = queue.run(userId, () => redraw(original), signal);
			const picture = await drawn.catch((error: unknown) => {
				throw error instanceof NotAPicture ? new Refusal("not_a_picture") : error;
			});
			return { path: await store.store({ userId, accessToken }, bucket, picture, name) };
		},
	});
}
