import { FolderClock } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** The area of the documents, which are not built yet. */
export function ManageDocuments() {
	return (
		<EmptyState
			icon={<FolderClock size={28} aria-hidden="true" />}
			title={m.documents_soon()}
			text={m.documents_soon_text()}
		/>
	);
}
