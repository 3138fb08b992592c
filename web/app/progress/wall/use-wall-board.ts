import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { ClassBoard } from "#domain/classroom/class-progress.ts";
import { compiledQuery } from "#web/bench/editors/sketch/compile.queries.ts";
import { EMPTY_READING, type SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { type Bench, loadBench } from "#web/bench/player/stored-bench.ts";
import { kindOf } from "#web/classroom/progress/project-columns.ts";
import { createStore } from "#web/platform/storage/create-store.ts";
import type { WallJob } from "./wall-boards.ts";
import { wallRunner } from "./wall-runner.ts";

/** A learner's own circuit, and the board on which their saved program runs while it is in view and not held. */
export function useWallBoard(
	of: ClassBoard | undefined,
	{ inView, held }: { inView: boolean; held: boolean },
): { bench: Bench | undefined; board: SeenBoard } {
	const { project = "", kind, program = null, circuit = null } = of ?? {};
	const { data: bench } = useQuery({
		queryKey: ["wall-bench", project, kind, program, circuit],
		queryFn: () =>
			loadBench({
				kind: kind ?? kindOf(project),
				projectId: project,
				program: program ?? "",
				circuit,
				unbuilt: "start",
			}),
		enabled: of !== undefined && inView,
		staleTime: Number.POSITIVE_INFINITY,
		placeholderData: keepPreviousData,
		networkMode: "always",
	});
	const source = bench?.program?.kind === "sketch" && program !== null ? bench.program.source : null;
	const compiled = useQuery({ ...compiledQuery(source ?? ""), enabled: source !== null && inView }).data;
	const hex = source !== null && compiled?.outcome === "compiled" ? compiled.hex : null;
	const job = useMemo(() => jobOf(bench, hex), [bench, hex]);
	const [reading] = useState(() => createStore(EMPTY_READING));
	useEffect(() => {
		if (!job || !inView || held) return;
		return wallRunner.run(job, ({ parts, milliseconds }) => {
			const { uno } = parts;
			const pin13 = uno?.kind === "uno" && uno.led > 0.1;
			const lights = { power: true, pin13, tx: false, rx: false };
			reading.set({ ...EMPTY_READING, state: "running", parts, seconds: milliseconds / 1000, lights });
		});
	}, [job, inView, held, reading]);
	const board = useMemo(() => ({ reading: reading.get, subscribe: reading.subscribe }), [reading]);
	return { bench, board };
}

function jobOf(bench: Bench | undefined, hex: string | null): WallJob | null {
	if (!bench?.circuit) return null;
	const { circuit, program } = bench;
	if (hex !== null) return { circuit, hex };
	if (program?.kind !== "blocks" || !program.program) return null;
	return { circuit, program: program.program, devices: program.devices };
}
