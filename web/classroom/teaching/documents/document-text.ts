import { m } from "#messages/generated/messages.js";
import { hasCode, NETWORK_GONE, TOO_MANY_REQUESTS, UNREADABLE } from "#web/platform/backend/backend-error.ts";
import { NO_ROOM, TOO_LARGE, WRONG_TYPE } from "#web/platform/backend/upload.ts";

/** Why a document was not uploaded, and what to do about it where that is known. */
export function refusalText(failure: Error, replacing: boolean): string {
	const failed = replacing ? m.documents_replace_failed() : m.documents_upload_failed();
	const reason = reasonText(failure);
	return reason ? `${failed} ${reason}` : failed;
}

function reasonText(failure: Error): string | null {
	if (hasCode(failure, NO_ROOM)) return m.documents_no_room();
	if (hasCode(failure, NETWORK_GONE)) return m.file_failed_network();
	if (hasCode(failure, TOO_LARGE)) return m.file_failed_too_large();
	if (hasCode(failure, WRONG_TYPE)) return m.file_failed_wrong_type();
	if (hasCode(failure, UNREADABLE)) return m.file_failed_unreadable();
	if (hasCode(failure, TOO_MANY_REQUESTS)) return m.file_failed_too_many();
	return null;
}
