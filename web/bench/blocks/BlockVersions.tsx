import { History } from "lucide-react";
import { useMemo } from "react";
import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { StillBlocks } from "#web/bench/editors/blocks/blockly/StillBlocks.tsx";
import { VersionsDialog } from "#web/platform/learning/saved-work/VersionsDialog.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";

export interface BlockVersionsProps {
	project: BlockProject;
	userId: string;
	/** Puts an earlier version in the workspace. */
	onRestore: (blocks: Record<string, unknown>) => void;
}

/** The earlier versions of a learner's blocks. */
export function BlockVersions({ project, userId, onRestore }: BlockVersionsProps) {
	return (
		<VersionsDialog
			workKey={{ userId, projectId: project.id, kind: "blocks" }}
			title={m.versions_title_blocks()}
			trigger={<IconButton icon={History} label={m.versions_open()} className="!bg-surface" />}
			onRestore={(body) => onRestore(stateOf(body))}
		>
			{(body) => <Version project={project} body={body} />}
		</VersionsDialog>
	);
}

function Version({ project, body }: { project: BlockProject; body: string }) {
	const state = useMemo(() => stateOf(body), [body]);
	return <StillBlocks label={m.versions_shown()} devices={project.program.devices} state={state} />;
}

/** What cannot be read is no program. */
function stateOf(body: string): Record<string, unknown> {
	try {
		return JSON.parse(body);
	} catch {
		return {};
	}
}
