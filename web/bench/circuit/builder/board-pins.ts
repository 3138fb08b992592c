import type { Circuit } from "#simulator/circuit.ts";
import type { Connections } from "#web/bench/player/circuit/connections.ts";
import { layoutOf } from "#web/bench/player/circuit/parts/layouts.ts";

/** The pins of the board that a part is wired to: `["8"]`. */
export function boardPinsOf({ parts }: Pick<Circuit, "parts">, { joinedWith }: Connections, id: string): string[] {
	const part = parts.find((one) => one.id === id);
	if (!part) return [];
	const joined = Object.keys(layoutOf(part).pins).flatMap((pin) => [...joinedWith(`${id}.${pin}`)]);
	return joined.flatMap((endpoint) => /^uno\.(\d+|A\d)$/.exec(endpoint)?.[1] ?? []);
}
