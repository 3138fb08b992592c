import { Pause, Play, Redo2, Square, StepForward, Undo2 } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import type { Workspace } from "./use-workspace.ts";

const loadClear = () => import("./ClearDialog.tsx");
const loadStepBlocks = () => import("./StepBlocks.tsx");

/** Run or Stop, what goes from block to block, and what is done to all blocks. */
export function RunBar({ workspace }: { workspace: Workspace }) {
	const { player } = workspace;
	const paused = useStore({ get: () => player.reading().paused, subscribe: player.subscribe });
	const later = useLazyModule(loadClear);
	const steps = useLazyModule(loadStepBlocks);
	const running = workspace.run.step === "running";
	if (running && paused && steps) return <steps.StepBlocks player={player} onStop={workspace.stop} />;
	return (
		<div className="run-bar flex flex-wrap items-center gap-1.5 sm:gap-2.5">
			{running ? (
				<Button size="big" variant="danger" className="run-bar-run max-sm:!px-4" once onClick={workspace.stop}>
					<Square size={20} fill="currentColor" aria-hidden="true" />
					{m.blocks_stop()}
				</Button>
			) : (
				<Button
					size="big"
					className="run-bar-run !bg-leaf max-sm:!px-4"
					loading={workspace.waiting}
					onClick={workspace.start}
				>
					{!workspace.waiting && <Play size={20} fill="currentColor" aria-hidden="true" />}
					{m.blocks_run()}
				</Button>
			)}
			{running ? (
				<IconButton
					icon={Pause}
					label={m.blocks_pause()}
					className="run-bar-pause !bg-surface"
					onClick={player.pause}
				/>
			) : (
				<IconButton
					icon={StepForward}
					label={m.blocks_step_start()}
					className="!bg-surface"
					onClick={workspace.stepThrough}
				/>
			)}
			{later ? (
				<later.ClearDialog onClear={workspace.clear} />
			) : (
				<Button size="big" variant="quiet" className="!bg-surface max-sm:!px-3 max-sm:!text-base" disabled>
					{m.blocks_clear()}
				</Button>
			)}
			<span className="flex gap-1.5 sm:gap-2">
				<IconButton icon={Undo2} label={m.blocks_undo()} className="!bg-surface" onClick={workspace.undo} />
				<IconButton icon={Redo2} label={m.blocks_redo()} className="!bg-surface" onClick={workspace.redo} />
			</span>
		</div>
	);
}
