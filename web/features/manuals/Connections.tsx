import type { Manual } from "#content/manual-schema.ts";
import { m } from "#messages/generated/messages.js";

const CELL = "px-3 py-2.5 align-top text-left";

/** Which pin goes where. */
export function Connections({ setup }: { setup: Manual["circuitSetup"] }) {
	return (
		<div className="grid gap-4">
			<p className="max-w-[65ch]">{setup.description}</p>
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
