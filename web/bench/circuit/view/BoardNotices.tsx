import { useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { BoardReading, SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { hasDrawing } from "#web/bench/player/circuit/parts/layouts.ts";
import { pitchOf } from "./use-buzzer-sound.ts";

/** Slower than this, the learner sees why the clock lags. */
const SLOW_BELOW = 0.7;
const MANY_RESTARTS = 3;
/** A buzzer that beeps is announced once, not at each beep. */
const SETTLED_AFTER_MS = 800;

/** What goes wrong on the board, in words; and, for deaf learners, the buzzer. */
export function BoardNotices({ board }: { board: SeenBoard }) {
	const notice = useReading(board, noticeOf);
	return (
		<>
			{notice && (
				<p role="status" className="px-3 py-2 rounded-medium bg-sun-wash text-sun-ink text-tiny font-bold">
					{notice}
				</p>
			)}
			<BuzzerAnnouncement board={board} />
		</>
	);
}

function noticeOf(reading: BoardReading): string | null {
	if (reading.state === "broken") return m.board_failed_to_start();
	if (reading.crashes > 0) return m.board_crashed();
	if (reading.restarts >= MANY_RESTARTS) return m.board_restarting();
	if (reading.flooding) return m.serial_too_fast();
	const slow = reading.state === "running" && reading.speed < SLOW_BELOW && reading.seconds > 2;
	return slow ? m.board_slow({ speed: reading.speed.toFixed(1) }) : null;
}

function BuzzerAnnouncement({ board }: { board: SeenBoard }) {
	const sounding = useReading(board, (reading) => pitchOf(reading) !== null);
	const [announced, setAnnounced] = useState<boolean | null>(null);
	useEffect(() => {
		const timer = setTimeout(
			() => setAnnounced((before) => (before === null && !sounding ? null : sounding)),
			SETTLED_AFTER_MS,
		);
		return () => clearTimeout(timer);
	}, [sounding]);
	return (
		<p className="sr-only" aria-live="polite">
			{announced === null ? "" : announced ? m.board_buzzer_sounds() : m.board_buzzer_silent()}
		</p>
	);
}

/** Says which parts of a circuit do nothing because their kind is not known here. */
export function UnknownPartsNote({ circuit }: { circuit: Circuit }) {
	const kinds = [...new Set(circuit.parts.filter((part) => !hasDrawing(part)).map(({ kind }) => kind))];
	if (kinds.length === 0) return null;
	return (
		<p role="status" className="px-3 py-2 rounded-medium bg-sun-wash text-sun-ink text-tiny font-bold">
			{m.board_unknown_parts({ kinds: kinds.join(", ") })}
		</p>
	);
}
