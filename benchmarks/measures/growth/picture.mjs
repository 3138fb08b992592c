import { exponentText, pointsOf } from "./fit.mjs";
import { spread, ticksBetween } from "./labels.mjs";

/** All in pixels. */
const PLOT = { left: 70, width: 480, gap: 66 };
const LINE = 17;
const LETTER = 6.6;
const TOP = 82;
const LEAST_HEIGHT = 190;
/** Each is seen on white and on black. */
const COLOURS = [
	"#3b82f6",
	"#d9480f",
	"#2b8a3e",
	"#ae3ec9",
	"#c98a00",
	"#0c8599",
	"#e03131",
	"#868e96",
	"#7950f2",
	"#5c940d",
];
const STYLE = `text { font: 12px system-ui, sans-serif; fill: #1f2328; }
	.title { font-size: 15px; font-weight: 600; }
	.soft { fill: #59636e; }
	.grid { stroke: #d1d9e0; }
	.paper { fill: #ffffff; }
	@media (prefers-color-scheme: dark) {
		text { fill: #f0f6fc; }
		.soft { fill: #9198a1; }
		.grid { stroke: #3d444d; }
		.paper { fill: #0d1117; }
	}`;

/**
 * One axis as an SVG, both ways by logarithms: the p99 of the times above, memory below, a line for each with its name and
 * its exponents at its end.
 * @param {{ unit: string }} axis
 * @param {{ size: number, times: Record<string, number>, memory: Record<string, number> }[]} entries
 * @param {string} taken when, and at which commit
 */
export function pictureOf(axis, entries, taken) {
	const panels = [
		{ title: "p99 (ms)", lines: linesOf(entries, "times") },
		{ title: "memory (MB)", lines: linesOf(entries, "memory") },
	].filter(({ lines }) => lines.length > 0);
	let top = TOP;
	const drawn = panels.map(({ title, lines }) => {
		const height = Math.max(LEAST_HEIGHT, lines.length * LINE);
		const text = panelOf({ title, lines, sizes: entries.map(({ size }) => size), unit: axis.unit, top, height });
		top += height + PLOT.gap;
		return text;
	});
	const longest = Math.max(...panels.flatMap(({ lines }) => lines.map(({ label }) => label.length)));
	const width = Math.ceil(PLOT.left + PLOT.width + 40 + longest * LETTER);
	const title = `How cost grows with ${axis.unit}`;
	const titles = [
		text(16, 26, title, 'class="title"'),
		text(16, 46, `${taken}. Beside each line: its exponent, and that between the last two sizes.`, 'class="soft"'),
	];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}" role="img" aria-label="${title}">
<title>${title}</title>
<style>
	${STYLE}
</style>
<rect class="paper" width="${width}" height="${top}"/>
${[...titles, ...drawn].join("\n")}
</svg>
`;
}

/** What was measured, as lines in the order of their names in the first entry. */
function linesOf(entries, what) {
	return Object.keys(entries[0][what]).map((name) => {
		const points = pointsOf(entries, what, name);
		return { points, label: `${name}: ${exponentText(points)}` };
	});
}

function panelOf({ title, lines, sizes, unit, top, height }) {
	const costs = lines.flatMap(({ points }) => points.map(({ cost }) => cost));
	const [least, most] = [Math.min(...costs) / 1.3, Math.max(...costs) * 1.3];
	const across = scale(Math.min(...sizes), Math.max(...sizes), PLOT.left, PLOT.left + PLOT.width);
	const up = scale(least, most, top + height, top);
	const right = PLOT.left + PLOT.width;
	const ticks = ticksBetween(least, most).map((tick) => {
		const y = up(tick);
		const line = `<line class="grid" x1="${PLOT.left}" x2="${right}" y1="${y}" y2="${y}"/>`;
		return `${line}${text(PLOT.left - 8, y + 4, tick.toLocaleString("en"), 'text-anchor="end" class="soft"')}`;
	});
	const columns = sizes.map((size) => {
		const x = across(size);
		const line = `<line class="grid" x1="${x}" x2="${x}" y1="${top}" y2="${top + height}"/>`;
		return `${line}${text(x, top + height + 17, size.toLocaleString("en"), 'text-anchor="middle" class="soft"')}`;
	});
	const heights = spread(
		lines.map(({ points }) => up(points.at(-1).cost)),
		LINE,
		top + 4,
		top + height,
	);
	const curves = lines.map(({ points, label }, index) => {
		const colour = COLOURS[index % COLOURS.length];
		const spots = points.map(({ size, cost }) => [across(size), up(cost)]);
		const dots = spots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="${colour}"/>`);
		const end = [...spots.at(-1), heights[index]];
		return [
			`<polyline fill="none" stroke="${colour}" stroke-width="2" points="${spots.join(" ")}"/>`,
			...dots,
			`<line stroke="${colour}" stroke-width="1" x1="${end[0] + 4}" y1="${end[1]}" x2="${right + 20}" y2="${end[2]}"/>`,
			text(right + 25, end[2] + 4, label),
		].join("");
	});
	const names = [
		text(PLOT.left, top - 8, title, 'class="soft"'),
		text(PLOT.left + PLOT.width / 2, top + height + 35, unit, 'text-anchor="middle" class="soft"'),
	];
	return [...names, ...ticks, ...columns, ...curves].join("\n");
}

/** From a value to a pixel, by its logarithm. */
function scale(least, most, from, to) {
	const span = Math.log(most / least);
	return (value) => Math.round((from + (Math.log(value / least) / span) * (to - from)) * 10) / 10;
}

function text(x, y, words, attributes = "") {
	const plain = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	return `<text x="${x}" y="${y}"${attributes && ` ${attributes}`}>${plain}</text>`;
}
