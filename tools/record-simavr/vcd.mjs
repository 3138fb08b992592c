const CYCLES_PER_NANOSECOND = 0.016;

/**
 * Reads a value change dump of single wires. Answers the cycles at which each wire toggles, from low at the start, and how
 * far the dump goes. Edges after `until` milliseconds are left out.
 */
export function readVcd(dump, until = Number.POSITIVE_INFINITY) {
	const unit = Number(/\$timescale (\d+)ns/.exec(dump)?.[1] ?? 1);
	const names = new Map([...dump.matchAll(/\$var wire 1 (\S) (\S+) \$end/g)].map(([, sign, name]) => [sign, name]));
	const levels = new Map();
	const toggles = {};
	let nanoseconds = 0;
	const lines = dump.slice(dump.indexOf("$dumpvars")).split("\n");
	// The last line may not be whole yet.
	for (const line of lines.slice(0, -1)) {
		if (line.startsWith("#")) nanoseconds = Number(line.slice(1)) * unit;
		else if (/^[01]/.test(line)) {
			const name = names.get(line.slice(1));
			if (name === undefined || (levels.get(name) ?? "0") === line[0]) continue;
			levels.set(name, line[0]);
			if (nanoseconds / 1e6 > until) continue;
			toggles[name] ??= [];
			toggles[name].push(Math.round(nanoseconds * CYCLES_PER_NANOSECOND));
		}
	}
	return { toggles, milliseconds: nanoseconds / 1e6 };
}
