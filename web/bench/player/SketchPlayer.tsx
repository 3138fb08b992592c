import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { refusalText } from "#web/bench/code/refusal-text.ts";
import { compiledQuery } from "#web/bench/editors/sketch/compile.queries.ts";
import { MessagePanel } from "#web/bench/editors/sketch/MessagePanel.tsx";
import { createLiveBoard, type LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { openSimulator } from "#web/bench/player/circuit/board/open-simulator.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { baudOf } from "#web/bench/run/serial/baud-of.ts";
import { PrintedText } from "#web/bench/run/serial/PrintedText.tsx";
import { refusalOf } from "#web/platform/backend/refusal-of.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { PinNumber } from "./PinNumber.tsx";
import { PlayerStage } from "./PlayerStage.tsx";
import type { SketchTyping } from "./use-typing.ts";

interface SketchPlayerProps {
	source: string;
	circuit: Circuit;
	kinds: PartKinds;
	inView: boolean;
	size: "full" | "compact";
	autoRun: boolean;
	shownPin: string | undefined;
	/** For a sketch that is typed: what was typed since `source` ran, and how that is run. */
	typing: SketchTyping | null;
	/** A line that the compiler complains about was chosen; null: of none any more. */
	onPointAt: (line: number | null) => void;
	onBoard?: ((board: LiveBoard | null) => void) | undefined;
}

/** A sketch that is compiled at the first press of Run, and runs on a board of its own. */
export function SketchPlayer({ source, circuit, kinds, inView, size, autoRun, shownPin, ...rest }: SketchPlayerProps) {
	const { typing, onPointAt, onBoard } = rest;
	const [board] = useState(() => createLiveBoard(openSimulator));
	const [wanted, setWanted] = useState(autoRun);
	const compiled = useQuery({ ...compiledQuery(source), enabled: wanted });
	const answer = wanted ? compiled.data : undefined;
	const hex = answer?.outcome === "compiled" ? answer.hex : null;
	const on = useReading(board, ({ state }) => state === "running" || state === "paused");
	const prints = useMemo(() => baudOf(source) !== null, [source]);
	const isTyped = typing !== null;
	const mistakes = useMemo(() => {
		// An editor shows its own.
		return mistakesOf(answer?.outcome === "failed" && !isTyped ? answer.diagnostics : []);
	}, [answer, isTyped]);

	useEffect(() => {
		if (hex === null || !inView) return;
		board.load(hex, circuit);
		return () => board.unload();
	}, [board, hex, circuit, inView]);

	useEffect(() => {
		onBoard?.(board);
		return () => onBoard?.(null);
	}, [board, onBoard]);

	// Out of view it is as if Stop had been pressed.
	useEffect(() => {
		if (!inView) setWanted(false);
	}, [inView]);

	function run() {
		onPointAt(null);
		typing?.run();
		setWanted(true);
		if (compiled.isError && !typing?.differs) void compiled.refetch();
	}

	const refused = wanted && compiled.isError && !compiled.isFetching;
	return (
		<PlayerStage
			circuit={circuit}
			kinds={kinds}
			board={board}
			waiting={wanted && compiled.isFetching}
			differs={typing?.differs ?? false}
			onRun={run}
			onStop={() => setWanted(false)}
			onReset={board.reset}
			corner={shownPin !== undefined && <PinNumber board={board} pin={shownPin} />}
		>
			{refused && <Refused error={compiled.error} onTryAgain={() => void compiled.refetch()} />}
			{mistakes.length > 0 && (
				<div className="bench-player-mistakes">
					<MessagePanel diagnostics={mistakes} onJump={onPointAt} onFix={() => false} />
				</div>
			)}
			{prints && (size === "full" || on) && (
				<div className="bench-player-serial" data-off={!on || undefined}>
					<PrintedText board={board} />
				</div>
			)}
		</PlayerStage>
	);
}

/** It is somebody else's text: nothing of it is mended here. */
function mistakesOf<Mistake extends { fix?: unknown }>(found: readonly Mistake[]) {
	return found.map(({ fix: _fix, ...mistake }) => mistake);
}

function Refused({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
	const { title, text, remedy } = refusalText(refusalOf(error));
	return (
		<div role="alert" className="bench-player-note">
			<p className="font-extrabold">{title}</p>
			<p>{text}</p>
			{remedy === "try_again" && (
				<Button variant="soft" onClick={onTryAgain}>
					{m.player_try_again()}
				</Button>
			)}
		</div>
	);
}
