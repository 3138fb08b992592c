import { Play, RedoDot, Square } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import type { BlockPlayer } from "./player.ts";

/** Instead of Run while the blocks are paused. */
export function StepBlocks({ player, onStop }: { player: BlockPlayer; onStop: () => void }) {
	return (
		<fieldset aria-label={m.blocks_step_start()} className="flex items-center gap-1.5 sm:gap-2.5">
			<Button size="big" autoFocus className="max-lg:!px-3 max-lg:!text-base" onClick={player.step}>
				<RedoDot size={20} aria-hidden="true" />
				{m.blocks_step_next()}
			</Button>
			<Button size="big" variant="quiet" className="!bg-surface max-lg:!px-3 max-lg:!text-base" onClick={player.resume}>
				<Play size={18} fill="currentColor" aria-hidden="true" />
				{m.blocks_step_continue()}
			</Button>
			<IconButton icon={Square} label={m.blocks_stop()} className="!bg-surface" onClick={onStop} />
		</fieldset>
	);
}
