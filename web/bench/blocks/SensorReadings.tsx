import type { BlockProject } from "#content/projects.ts";
import { givesNumber } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import { chosenName } from "#web/bench/editors/blocks/blockly/option-lists.ts";
import type { BlockPlayer } from "#web/bench/editors/blocks/player.ts";
import { useStore } from "#web/platform/storage/create-store.ts";

/** The numbers that the running program reads from its sensors: those it compares. */
export function SensorReadings({ project, player }: { project: BlockProject; player: BlockPlayer }) {
	const { readings } = useStore({ get: player.reading, subscribe: player.subscribe });
	const sensors = Object.entries(project.program.devices.sensors).filter(([, sensor]) => givesNumber(sensor));
	if (sensors.length === 0) return null;
	return (
		<ul className="sensor-readings" aria-label={m.primary_program_reads()}>
			{sensors.map(([id, { kind }]) => (
				<li key={id}>
					<b className="font-mono">{readings[id] ?? "–"}</b>
					<span>
						{sensors.length > 1 ? chosenName("SENSOR", id) : m.primary_program_reads()}
						<br />
						{kind === "analog" ? m.primary_reads_analog() : unitOf(kind)}
					</span>
				</li>
			))}
		</ul>
	);
}

function unitOf(kind: string): string {
	if (kind === "temperature") return m.primary_reads_celsius();
	if (kind === "humidity") return m.primary_reads_percent();
	return m.primary_reads_centimetres();
}
