import { TriangleAlert } from "lucide-react";
import type { Manual } from "#content/manual-schema.ts";
import { m } from "#messages/generated/messages.js";

const CELL = "px-3 py-2.5 align-top text-left";

type Props = { setup: Manual["circuitSetup"]; safety: Manual["safety"] };

/** What must not go wrong, and which pin goes where. */
export function Connections({ setup, safety }: Props) {
	return (
		<div className="grid gap-4">
			<p className="max-w-[65ch]">{setup.description}</p>
			{safety && <Safety lines={safety} />}
			<section
				aria-label={m.manual_connections()}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
				tabIndex={0}
				className="overflow-x-auto rounded-medium border border-line"
			>
				<table className="w-full min-w-120 border-collapse">
					<thead className="bg-sunken">
						<tr>
							{[m.manual_component(), m.manual_pin(), m.manual_arduino_pin()].map((words) => (
								<th key={words} scope="col" className={`${CELL} font-extrabold`}>
									{words}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{setup.connections.map(({ component, pin, arduinoPin, notes }) => (
							<tr key={`${component}-${pin}`} className="border-t border-line">
								<td className={CELL}>{component}</td>
								<td className={CELL}>
									{pin}
									{notes && <span className="block text-sm text-ink-2">{notes}</span>}
								</td>
								<td className={`${CELL} font-bold`}>{arduinoPin}</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}

function Safety({ lines }: { lines: readonly string[] }) {
	return (
		<section aria-labelledby="manual-safety" className="grid gap-2 px-4.5 py-3.5 rounded-medium bg-sun-wash">
			<h3 id="manual-safety" className="flex items-center gap-2 text-base text-sun-ink">
				<TriangleAlert size={20} aria-hidden="true" className="shrink-0" />
				{m.manual_safety()}
			</h3>
			<ul className="grid gap-1.5 m-0 pl-5 list-disc marker:text-sun-ink max-w-[65ch]">
				{lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</section>
	);
}
