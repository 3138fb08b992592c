import { BenchPlayer } from "#web/bench/player/BenchPlayer.tsx";
import { BENCH_SAMPLES } from "./bench-samples.ts";
import { Pieces } from "./Pieces.tsx";

/** Works to look at, sound and broken. To run a sketch one must be signed in. */
export function BenchPieces() {
	const [full, compact] = [BENCH_SAMPLES.filter(({ size }) => !size), BENCH_SAMPLES.filter(({ size }) => size)];
	return (
		<Pieces title="The bench, read only">
			{full.map((sample) => (
				<BenchPlayer key={sample.label} {...sample} />
			))}
			<div className="grid gap-4 md:grid-cols-2 items-start">
				{compact.map((sample) => (
					<BenchPlayer key={sample.label} {...sample} />
				))}
			</div>
		</Pieces>
	);
}
