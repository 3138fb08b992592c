import { allStatements, type BlockProgram } from "#domain/bench/block-program/block-program.ts";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { StatusLine } from "#web/bench/run/status/StatusLine.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useStore } from "#web/platform/storage/create-store.ts";

const loadPaused = () => import("./PausedBlocks.tsx");

interface BlockRunResultProps {
	workspace: Workspace;
	devices: BlockDevices;
	/** The first thing to mend; null where nothing is known to fail. */
	failure: string | null;
	works: boolean;
}

/** Beside Run and Stop, one at a time: what was just done, which block is running, and what the run was found to do. */
export function BlockRunResult({ workspace, devices, failure, works }: BlockRunResultProps) {
	const { player, program, statusMessage } = workspace;
	const isEmpty = program.statements.length === 0;
	const running = workspace.run.step === "running";
	const isPaused = useStore({ get: () => player.reading().paused, subscribe: player.subscribe });
	const paused = useLazyModule(loadPaused);
	if (running && isPaused)
		return (
			<div className="run-result">{paused && <paused.PausedBlocks workspace={workspace} devices={devices} />}</div>
		);
	return (
		<div className="run-result" data-failed={(!statusMessage && failure !== null) || undefined}>
			{running && !statusMessage && !works && !failure && <RunningBlock workspace={workspace} />}
			<div role="status">
				{statusMessage ? <StatusLine message={statusMessage} /> : <Verdict failure={failure} works={works} />}
			</div>
			{!running && !statusMessage && !failure && (
				<p className="text-ink-2">{isEmpty ? m.blocks_take_one() : m.blocks_ready()}</p>
			)}
		</div>
	);
}

function Verdict({ failure, works }: Pick<BlockRunResultProps, "failure" | "works">) {
	if (failure)
		return (
			<p>
				<b className="text-coral-deep">{m.blocks_not_yet()}</b> {failure}
			</p>
		);
	return works && <p className="font-bold text-leaf">{m.blocks_works()}</p>;
}

function RunningBlock({ workspace: { player, program, nameOf } }: { workspace: Workspace }) {
	const { current } = useStore({ get: player.reading, subscribe: player.subscribe });
	const all = allStatements(program.statements);
	const number = all.findIndex(({ id }) => id === current) + 1;
	if (number === 0 || current === null) return null;
	return (
		<p className="running-block">
			<i aria-hidden="true" />
			<span className="grow">{m.blocks_running({ block: nameOf(current) })}</span>
			<span className="running-count">{m.blocks_running_count({ number, count: countOf(program) })}</span>
		</p>
	);
}

function countOf({ statements }: BlockProgram): number {
	return allStatements(statements).length;
}
