import { z } from "zod/mini";
import { submittedWork } from "#domain/classroom/submitted-work.ts";
import { m } from "#messages/generated/messages.js";
import { accessToken } from "#web/platform/backend/access-token.ts";
import { backend } from "#web/platform/backend/backend.ts";
import type { ActionKind } from "#web/platform/outbox/action.ts";
import { isHere } from "#web/platform/session/session.ts";
import { showSuccess } from "#web/platform/ui/toast.ts";
import { keptFile } from "./chosen-files.ts";
import { createSubmission, removeStoredFile, storeFilesFor, type Work } from "./hand-in.data.ts";
import type { SubmissionPayload } from "./submission-action.ts";
import type { StoreFile } from "./upload-list.ts";

type Services = {
	storeFor: (userId: string) => StoreFile;
	submit: (userId: string, work: Work) => Promise<void>;
};

const services: Services = {
	storeFor: storeFilesFor,
	async submit(userId, work) {
		await accessToken(userId);
		await createSubmission(await backend(), userId, work);
	},
};

/** Stores the files that are not stored yet, one after another, then hands in. */
export function submissionKind({ storeFor, submit }: Services = services): ActionKind<SubmissionPayload, void> {
	return {
		payload: z.object({ text: z.string(), files: z.array(keptFile), work: z.optional(z.nullable(submittedWork)) }),
		async send(
			{ id, person: userId, subject, payload: { text, files, work } },
			{ signal, onProgress, savePayload, commit },
		) {
			const store = storeFor(userId);
			const stored = [...files];
			for (const [index, file] of stored.entries()) {
				if (file.path !== null) continue;
				const progress = { signal, onBroken: () => undefined };
				const path = await store(file, {
					...progress,
					onProgress: (part) => onProgress((index + part) / stored.length),
				});
				stored[index] = { ...file, path };
				await savePayload({ text, files: [...stored], work });
			}
			signal.throwIfAborted();
			commit();
			const named = stored.map(({ path, file }) => ({ path: path ?? "", name: file.name }));
			await submit(userId, { challengeId: subject, text, files: named, work: work ?? null, actionId: id });
		},
		settle({ state, action }) {
			if (state === "done" && isHere(action.person)) showSuccess(m.submit_done());
		},
		/** What was stored of it belongs to this person only and blocks nothing: it may stay. */
		drop({ payload }) {
			for (const { path } of payload.files) if (path) void removeStoredFile(path).catch(() => undefined);
		},
		files: ({ payload: { text, files } }) => ({
			...(text && { "note.txt": text }),
			...Object.fromEntries(files.map(({ file }) => [file.name, file])),
		}),
	};
}
