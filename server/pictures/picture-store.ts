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
	 * A `name` that the sender has used before is answered as if it were stored now.
	 * @returns its path: `{userId}/{timestamp}-{random}.{extension}`.
	 * @throws Refusal `cannot_store` without the backend's secret, `no_room` when the sender keeps too much already.
	 */
	store(sender: Sender, bucket: PictureBucket, picture: Redrawn, name?: string): Promise<string>;
}

export function openPictureStore({ service, asPerson }: Pick<Backend, "service" | "asPerson">): PictureStore {
	return {
		async store({ userId, accessToken }, bucket, { bytes, type, extension }, name = nameOfChance()) {
			if (!service) throw new Refusal("cannot_store");
			const path = `${userId}/${name}.${extension}`;
			await service.rpc("permit_picture", { user_id: userId, bucket, path }).throwOnError();
			try {
				const { error } = await asPerson(accessToken).storage.from(bucket).upload(path, bytes, { contentType: type });
				if (error && !isStoredAlready(error)) throw refusalFor(error);
			} finally {
				await service.rpc("end_picture_permit", { bucket, path });
			}
			return path;
		},
	};
}

function nameOfChance(): string {
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
