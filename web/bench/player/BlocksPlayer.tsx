import { useCallback, useEffect, useMemo, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { PartKinds } from "#simulator/parts/part.ts";
import { boardOf } from "#web/bench/blocks/board-of.ts";
import { loadEngine } from "#web/bench/editors/blocks/engine.ts";
import { createBlockPlayer } from "#web/bench/editors/blocks/player.ts";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { PlayerStage } from "./PlayerStage.tsx";
import type { BenchProgram } from "./stored-bench.ts";

interface BlocksPlayerProps {
	blocks: Extract<BenchProgram, { kind: "blocks" }>;
	circuit: Circuit;
	kinds: PartKinds;
	inView: boolean;
}

/** Blocks that are read one by one on a board of their own: they run without a server. */
export function BlocksPlayer({ blocks, circuit, kinds, inView }: BlocksPlayerProps) {
	const [player] = useState(() => createBlockPlayer());
	const board = useMemo(() => boardOf(player), [player]);
	const [wanted, setWanted] = useState(false);
	const engine = useLazyModule(
		useCallback(() => loadEngine(circuit), [circuit]),
		wanted,
	);
	const [ended, setEnded] = useState(false);
	const { program, devices } = blocks;

	const play = useCallback(() => {
		if (!engine || !program) return;
		setEnded(false);
		player.play(program, { devices, circuit, ...engine }, () => {
			setEnded(true);
			setWanted(false);
		});
	}, [player, engine, program, devices, circuit]);

	useEffect(() => {
		if (wanted) play();
	}, [wanted, play]);

	const stop = useCallback(() => {
		setWanted(false);
		setEnded(false);
		player.stop();
	}, [player]);
	useEffect(() => {
		if (!inView) stop();
	}, [inView, stop]);
	useEffect(() => () => player.stop(), [player]);

	if (!program) return <p className="bench-player-note">{m.player_blocks_do_not_fit()}</p>;
	return (
		<PlayerStage
			circuit={circuit}
			kinds={kinds}
			board={board}
			waiting={wanted && !engine}
			onRun={() => setWanted(true)}
			onStop={stop}
			onReset={play}
		>
			<p role="status" className="bench-player-said">
				{ended ? m.player_blocks_ended() : program.statements.length === 0 ? m.player_blocks_none() : ""}
			</p>
		</PlayerStage>
	);
}
