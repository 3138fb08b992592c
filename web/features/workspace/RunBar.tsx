import { Play, Redo2, Square, Undo2 } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { ClearDialog } from "./ClearDialog.tsx";
import type { Workspace } from "./use-workspace.ts";

/** Run or Stop, and what is done to all blocks. */
export function RunBar({ workspace }: { workspace: Workspace }) {
	const running = workspace.run.step === "running";
	return (
		<div className="flex flex-wrap items-center gap-1.5 sm:gap-2.5">
			{running ? (
				<Button size="big" variant="danger" className="max-sm:!px-4" onClick={workspace.stop}>
					<Square size={20} fill="currentColor" aria-hidden="true" />
					{m.blocks_stop()}
				</Button>
			) : (
				<Button size="big" className="!bg-leaf max-sm:!px-4" onClick={workspace.start}>
					<Play size={20} fill="currentColor" aria-hidden="true" />
					{m.blocks_run()}
				</Button>
			)}
			<ClearDialog onClear={workspace.clear} />
			<span className="flex gap-1.5 sm:gap-2">
				<IconButton icon={Undo2} label={m.blocks_undo()} className="!bg-surface" onClick={workspace.undo} />
				<IconButton icon={Redo2} label={m.blocks_redo()} className="!bg-surface" onClick={workspace.redo} />
			</span>
		</div>
	);
}
