import { m } from "#messages/generated/messages.js";
import { UNO_PINS } from "#simulator/board/uno-pins.ts";
import type { SeenBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { withUnit } from "#web/bench/player/circuit/unit-text.ts";
import { formerValue } from "./former-value.ts";

/** What the variables, the outputs and the clock hold at a pause; what has changed since the last one is washed. `sketch`: its text. */
export function ValuesTable({ board, sketch }: { board: SeenBoard; sketch: string }) {
	const halt = useReading(board, (reading) => reading.halt);
	const former = useReading(board, (reading) => reading.formerValues);
	const pins = useReading(board, (reading) => reading.pins);
	const milliseconds = useReading(board, ({ seconds }) => Math.floor(seconds * 1000));
	if (!halt) return <p className="px-4 py-3 text-sm text-ink-2">{m.values_while_running()}</p>;
	const outputs = UNO_PINS.filter(({ name }) => pins[name]?.mode === "output");
	return (
		<section
			aria-label={m.values_title()}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="h-full overflow-auto px-4 py-2"
		>
			<table className="values-table">
				<thead>
					<tr>
						<th scope="col">{m.values_name()}</th>
						<th scope="col">{m.values_kind()}</th>
						<th scope="col">{m.values_now()}</th>
						<th scope="col">
							<span className="sr-only">{m.values_note()}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{halt.values.map(({ name, type, scope, value }) => {
						const was = formerValue(former, { name, type, scope, value });
						return (
							<tr key={`${scope} ${name}`} data-changed={was !== null || undefined}>
								<th scope="row">{name}</th>
								<td>{type}</td>
								<td data-value="">
									{value === null ? (
										<span className="values-none">{m.values_optimised_away()}</span>
									) : (
										withUnit(name, value, sketch)
									)}
								</td>
								<td>{was !== null && m.values_was({ value: was })}</td>
							</tr>
						);
					})}
					{outputs.map(({ name }) => (
						<tr key={`pin ${name}`}>
							<th scope="row">{m.values_pin({ pin: name })}</th>
							<td>{m.pin_mode_output()}</td>
							<td data-value="">{pins[name]?.high ? m.pin_level_high() : m.pin_level_low()}</td>
							<td />
						</tr>
					))}
					<tr>
						<th scope="row">
							<code>{MILLIS}</code>
						</th>
						<td>{m.values_time()}</td>
						<td data-value="">{milliseconds}</td>
						<td>{m.values_since_start()}</td>
					</tr>
				</tbody>
			</table>
		</section>
	);
}

const MILLIS = "millis()";
