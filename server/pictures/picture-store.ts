import { randomBytes } from "node:crypto";
import { PICTURE_BUCKETS, type PictureBucket } from "#domain/api/pictures.ts";
import type { Backend, ServiceClient } from "../platform/backend/backend.ts";
import { Refusal } from "../platform/refusal.ts";
import type { Redrawn } from "./redraw.ts";

export interface Sender {
	userId: string;
	accessToken: string;
}

export interface PictureStore {
	/**
	 * Stores a picture drawn by us as its sender, under their own policies: the permit proves that these bytes were re-encoded here.
	 * A `name` that the sender has used before is answered as if it were stored now.
	 * @returns its path: `{userId}/{timestamp}-{random}.{extension}`.
	 * @throws Refusal `cannot_store` without the backend's secret, `no_room` when the sender's quota is used up.
	 */
	store(sender: Sender, bucket: PictureBucket, picture: Redrawn, name?: string): Promise<string>;
}

/** The folder of arriving pictures: no policy makes it readable. */
const INCOMING = "incoming";
/** Milliseconds after which a picture that is still there is a leftover of a stopped server. */
const LEFT_BEHIND_AFTER = 600_000;

/**
 * A picture is stored under an unguessable path, in an unlisted folder, and moved when it is complete: at no
 * time can its sender replace its bytes.
 */
export function openPictureStore({ service, asPerson }: Pick<Backend, "service" | "asPerson">): PictureStore {
	return {
		async store({ userId, accessToken }, bucket, { bytes, type, extension }, name = randomName()) {
			if (!service) throw new Refusal("cannot_store");
			const incoming = `${INCOMING}/${randomBytes(16).toString("hex")}.${extension}`;
			const path = `${userId}/${name}.${extension}`;
			await service.rpc("permit_picture", { user_id: userId, bucket, path: incoming }).throwOnError();
			const kept = service.storage.from(bucket);
			try {
				const own = asPerson(accessToken).storage.from(bucket);
				const { error: refused } = await own.upload(incoming, bytes, { contentType: type });
				if (refused) throw refusalFor(refused);
				const { error } = await kept.move(incoming, path);
				if (error) {
					await kept.remove([incoming]);
					if (!isStoredAlready(error)) throw error;
				}
				return path;
			} finally {
				await service.rpc("end_picture_permit", { bucket, path: incoming });
			}
		},
	};
}

/** Removes pictures that a stopped server left half-way. `now` in milliseconds since 1970. */
export async function sweepIncomingPictures(service: ServiceClient, now: number): Promise<void> {
	for (const bucket of PICTURE_BUCKETS) {
		const files = service.storage.from(bucket);
		const { data, error } = await files.list(INCOMING, { limit: 1000 });
		if (error) throw error;
		const old = data.filter(({ created_at }) => created_at && Date.parse(created_at) < now - LEFT_BEHIND_AFTER);
		if (old.length > 0) await files.remove(old.map(({ name }) => `${INCOMING}/${name}`));
	}
}

function randomName(): string {
	return `${Date.now()}-${randomBytes(6).toString("hex")}`;
}

function isStoredAlready(error: { status?: number | undefined; statusCode?: string | undefined }): boolean {
	return error.status === 409 || error.statusCode === "409";
}

function refusalFor(error: Error & { status?: number | undefined }): Error {
	if (error.status === 413) return new Refusal("no_room");
	if (error.status === 429) return new Refusal("too_many_requests", { seconds: 60 });
	return error;
}
