import type { FastifyInstance, FastifyRequest } from "fastify";
import { createFairQueue } from "#compiler/queue.ts";
import { PICTURE_BYTES, type PictureAnswer, pictureQuestion } from "#domain/picture-answer.ts";
import { SUBMISSION_FILES_MAXIMUM } from "#domain/submission-files.ts";
import type { WhoIsAsking } from "../backend/backend.ts";
import type { PictureStore } from "../pictures/picture-store.ts";
import { NotAPicture, redraw } from "../pictures/redraw.ts";
import { Refusal } from "../refusal.ts";
import { bearerOf, closedSignal, limitPerPerson, refuse } from "./doors.ts";

const PER_MINUTE = 30;

/** Bytes still read of a picture that is too large: a sender cut off in the middle would never get the error. */
const READ_BYTES = 2 * PICTURE_BYTES;

/** One picture is encoded at a time; queued ones are in memory. A person may hand in so many files at once. */
const QUEUE = { slots: 1, mostWaiting: 30, mostPerPerson: SUBMISSION_FILES_MAXIMUM };

/**
 * `POST /api/pictures?bucket=…`: the body is a picture. It is re-encoded, in a fair queue, and stored as
 * its sender. The body is read only after the token.
 */
export function addPicturesDoor(app: FastifyInstance, callerOf: WhoIsAsking, pictures: PictureStore): void {
	const countFor = limitPerPerson(PER_MINUTE);
	const queue = createFairQueue(QUEUE);
	void app.register((door, _options, done) => {
		door.removeAllContentTypeParsers();
		door.addContentTypeParser(
			"*",
			{ parseAs: "buffer", bodyLimit: READ_BYTES },
			async (_request: unknown, body: Buffer) => body,
		);
		const senders = new WeakMap<FastifyRequest, string>();
		door.post(
			"/api/pictures",
			{
				errorHandler: refuse,
				async onRequest(request) {
					const person = await callerOf(bearerOf(request));
					if (!person) throw new Refusal("not_signed_in");
					await countFor(person.userId);
					senders.set(request, person.userId);
				},
			},
			async (request, reply): Promise<PictureAnswer> => {
				const question = pictureQuestion.safeParse(request.query);
				const userId = senders.get(request);
				if (!question.success || !userId) throw new Refusal("bad_request");
				if (!Buffer.isBuffer(request.body)) throw new Refusal("not_a_picture");
				const original = request.body;
				if (original.length > PICTURE_BYTES) throw new Refusal("too_large");
				const drawn = queue.run(userId, () => redraw(original), closedSignal(reply));
				const picture = await drawn.catch((error: unknown) => {
					throw error instanceof NotAPicture ? new Refusal("not_a_picture") : error;
				});
				const { bucket, name } = question.data;
				return { path: await pictures.store({ userId, accessToken: bearerOf(request) }, bucket, picture, name) };
			},
		);
		done();
	});
}
