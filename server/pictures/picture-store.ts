import { randomBytes } from "node:crypto";
import type { PictureBucket } from "#domain/picture-answer.ts";
import type { Backend } from "../backend/backend.ts";
import { Refusal } from "../doors/refusal.ts";
import type { Redrawn } from "./redraw.ts";

export interface Sender {
	userId: string;
	accessToken: string;
}

export interface PictureStore {
	/**
	 * Stores a picture drawn by us as its sender, under their own policies: the permit says that these bytes came through here.
	 * @returns its path: `{userId}/{timestamp}-{random}.{extension}`.
	 * @throws Refusal `cannot_store` without the backend's secret, `no_room` when the sender keeps too much already.
	 */
	store(sender: Sender, bucket: PictureBucket, picture: Redrawn): Promise<string>;
}

export function openPictureStore({ service, asPerson }: Pick<Backend, "service" | "asPerson">): PictureStore {
	return {
		async store({ userId, accessToken }, bucket, { bytes, type, extension }) {
			if (!service) throw new Refusal("cannot_store");
			const path = `${userId}/${Date.now()}-${randomBytes(6).toString("hex")}.${extension}`;
			await service.rpc("permit_picture", { user_id: userId, bucket, path }).throwOnError();
			try {
				const { error } = await asPerson(accessToken).storage.from(bucket).upload(path, bytes, { contentType: type });
				if (error) throw refusalFor(error);
			} finally {
				await service.rpc("end_picture_permit", { bucket, path });
			}
			return path;
		},
	};
}

function refusalFor(error: Error & { status?: number | undefined }): Error {
	if (error.status === 413) return new Refusal("no_room");
	if (error.status === 429) return new Refusal("too_many_requests", { seconds: 60 });
	return error;
}
