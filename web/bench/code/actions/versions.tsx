import { History } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { VersionsDialog } from "#web/platform/learning/saved-work/VersionsDialog.tsx";
import { ProgramText } from "#web/platform/ui/ProgramText.tsx";
import type { CodeAction } from "./code-action.ts";

export const versions: CodeAction = {
	icon: History,
	label: m.versions_open,
	Dialog: ({ bench: { userId, project, program }, onDone: _, ...opening }) => (
		<VersionsDialog
			{...opening}
			workKey={{ userId, projectId: project.id, kind: "sketch" }}
			title={m.versions_title()}
			onRestore={program.restore}
		>
			{(text) => <ProgramText label={m.versions_shown()} text={text} />}
		</VersionsDialog>
	),
};
