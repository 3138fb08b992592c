import { CornerDownRight, Pause, Play, RedoDot, X } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { Button } from "#web/platform/ui/Button.tsx";

interface StepBarProps {
	board: LiveBoard;
	onStop: () => void;
}

/** Instead of the editor's toolbar while a program is stepped through. */
export function StepBar({ board, onStop }: StepBarProps) {
	const paused = useReading(board, ({ halt }) => halt !== null);
	const running = useReading(board, ({ state }) => state === "running");
	return (
		<fieldset
			aria-label={m.step_tools()}
			className="step-bar flex flex-wrap items-center gap-1.5 min-h-14 px-2 py-1.5 border-b border-line"
		>
			{running ? (
				<Button onClick={board.pause}>
					<Pause size={18} fill="currentColor" aria-hidden="true" />
					{m.step_pause()}
				</Button>
			) : (
				<Button onClick={board.run}>
					<Play size={18} fill="currentColor" aria-hidden="true" />
					{m.step_continue()}
				</Button>
			)}
			<Button variant="quiet" disabled={!paused} onClick={() => board.step("over")}>
				<RedoDot size={18} aria-hidden="true" />
				{m.step_next_line()}
			</Button>
			<Button variant="quiet" disabled={!paused} onClick={() => board.step("into")}>
				<CornerDownRight size={18} aria-hidden="true" />
				{m.step_into()}
			</Button>
			<span className="grow" />
			<Button variant="quiet" onClick={onStop}>
				<X size={18} aria-hidden="true" />
				{m.step_stop()}
			</Button>
		</fieldset>
	);
}
