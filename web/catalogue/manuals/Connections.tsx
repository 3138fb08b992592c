import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Manual } from "#content/manual-schema.ts";
import { m } from "#messages/generated/messages.js";
import { useExplain } from "#web/platform/learning/explain.ts";

const CELL = "px-3.5 py-2.5 align-top text-left";
const ROW = "border-t border-line";

type Props = { setup: Manual["circuitSetup"]; safety: Manual["safety"]; schematic?: ReactNode };

/** What must not go wrong, and which pin goes where. */
export function Connections({ setup, safety, schematic }: Props) {
	const explain = useExplain();
	const beforeNotes = [setup.description, ...(safety ?? [])];
	const notesBefore = (connection: Connection) =>
		setup.connections.slice(0, setup.connections.indexOf(connection)).map(({ notes = "" }) => notes);
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<p className="max-w-[65ch]">{explain(setup.description)}</p>
			{safety && <Safety lines={safety} earlier={[setup.description]} />}
			{schematic && (
				<details open className="rounded-medium border border-line bg-surface">
					<summary className="min-h-11 px-4 py-2.5 font-bold rounded-medium">{m.lesson_schematic()}</summary>
					<div className="px-4 pb-4">{schematic}</div>
				</details>
			)}
			<table className="w-full border-separate border-spacing-0 rounded-medium border border-line overflow-hidden">
				<caption className="sr-only">{m.manual_connections()}</caption>
				<thead>
					<tr>
						<th scope="col" className={`${CELL} font-extrabold`}>
							{m.manual_pin()}
						</th>
						<th scope="col" className={`${CELL} font-extrabold whitespace-nowrap`}>
							{m.manual_arduino_pin()}
						</th>
					</tr>
				</thead>
				{byComponent(setup.connections).map(({ component, connections }) => (
					<tbody key={`${component}-${connections[0]?.pin}`}>
						<tr>
							<th scope="rowgroup" colSpan={2} className={`${CELL} ${ROW} bg-sunken font-extrabold`}>
								{component}
							</th>
						</tr>
						{connections.map((connection) => (
							<tr key={setup.connections.indexOf(connection)}>
								<td className={`${CELL} ${ROW}`}>
									{connection.pin}
									{connection.to && <span className="block text-sm text-ink-2">{m.manual_to(connection.to)}</span>}
									{connection.through && (
										<span className="block text-sm text-ink-2">{m.manual_through({ value: connection.through })}</span>
									)}
									{connection.notes && (
										<span className="block text-sm text-ink-2">
											{explain(connection.notes, [...beforeNotes, ...notesBefore(connection)])}
										</span>
									)}
								</td>
								<td className={`${CELL} ${ROW} font-bold`}>{connection.arduinoPin}</td>
							</tr>
						))}
					</tbody>
				))}
			</table>
		</div>
	);
}

type Connection = Manual["circuitSetup"]["connections"][number];

/** The rows of one component are kept together. */
function byComponent(connections: readonly Connection[]): { component: string; connections: Connection[] }[] {
	const groups: { component: string; connections: Connection[] }[] = [];
	for (const connection of connections) {
		const last = groups.at(-1);
		if (last?.component === connection.component) last.connections.push(connection);
		else groups.push({ component: connection.component, connections: [connection] });
	}
	return groups;
}

function Safety({ lines, earlier }: { lines: readonly string[]; earlier: readonly string[] }) {
	const explain = useExplain();
	return (
		<section aria-labelledby="manual-safety" className="grid gap-2 px-4.5 py-3.5 rounded-medium bg-sun-wash">
			<h3 id="manual-safety" className="flex items-center gap-2 text-base text-sun-ink">
				<TriangleAlert size={20} aria-hidden="true" className="shrink-0" />
				{m.manual_safety()}
			</h3>
			<ul className="grid gap-1.5 m-0 pl-5 list-disc marker:text-sun-ink max-w-[65ch]">
				{lines.map((line, index) => (
					<li key={line}>{explain(line, [...earlier, ...lines.slice(0, index)])}</li>
				))}
			</ul>
		</section>
	);
}
