import { m } from "#messages/generated/messages.js";
import { hasCode, NETWORK_GONE, TOO_MANY_REQUESTS, UNREADABLE } from "#web/platform/backend/backend-error.ts";
import { NO_ROOM, TOO_LARGE, WRONG_TYPE } from "#web/platform/backend/upload.ts";
import { sizeText } from "#web/platform/storage/file-text.ts";
import type { ChosenFile } from "./upload-list.ts";

/** The upload progress of a file. */
export function stateText({ state, fraction, failure, file }: ChosenFile): string {
	switch (state) {
		case "waiting":
			return m.file_waiting({ size: sizeText(file.size) });
		case "uploading":
			return fraction < 1 ? m.file_uploading({ percent: Math.floor(fraction * 100) }) : m.file_finishing();
		case "broken":
			return m.file_broken();
		case "stored":
			return m.file_stored();
		case "failed":
			return failureText(failure);
	}
}

function failureText(failure: unknown): string {
	if (hasCode(failure, NETWORK_GONE)) return m.file_failed_network();
	if (hasCode(failure, TOO_LARGE)) return m.file_failed_too_large();
	if (hasCode(failure, WRONG_TYPE)) return m.file_failed_wrong_type();
	if (hasCode(failure, NO_ROOM)) return m.file_failed_no_room();
	if (hasCode(failure, UNREADABLE)) return m.file_failed_unreadable();
	if (hasCode(failure, TOO_MANY_REQUESTS)) return m.file_failed_too_many();
	return m.file_failed();
}
