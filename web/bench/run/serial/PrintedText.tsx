import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useSerialLog } from "./use-serial-log.ts";

/** What a program prints, to read only. Not announced when it is printed: it may be a flood. */
export function PrintedText({ board }: { board: LiveBoard }) {
	const { log, handleScroll, empty } = useSerialLog(board, board.serialText);
	return (
		<div className="relative h-full px-3.5 py-2.5">
			<pre
				ref={log}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
				tabIndex={0}
				role="log"
				aria-live="off"
				aria-label={m.serial_title()}
				onScroll={handleScroll}
				className="h-full m-0 overflow-auto whitespace-pre-wrap break-words font-mono text-[13.5px] leading-[1.6] text-ink-2 rounded-small"
			/>
			{empty && (
				<p className="absolute inset-x-3.5 top-2.5 text-sm text-ink-2 pointer-events-none">{m.serial_empty()}</p>
			)}
		</div>
	);
}
