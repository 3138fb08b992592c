import { Play, Redo2, Square, Undo2 } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/ui/Button.tsx";
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
				<Button
					variant="quiet"
					size="icon"
					className="!bg-surface"
					aria-label={m.blocks_undo()}
					onClick={workspace.undo}
				>
					<Undo2 size={20} aria-hidden="true" />
				</Button>
				<Button
					variant="quiet"
					size="icon"
					className="!bg-surface"
					aria-label={m.blocks_redo()}
					onClick={workspace.redo}
				>
					<Redo2 size={20} aria-hidden="true" />
				</Button>
			</span>
		</div>
	);
}
