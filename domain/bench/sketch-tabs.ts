/** One more file of a sketch, such as `pitches.h`. */
export interface SketchTab {
	name: string;
	/** Its lines in the sketch, 1-based, without the line that names it; `to` is behind the last. */
	from: number;
	to: number;
}

const NAME = /^[A-Za-z_][\w-]{0,40}\.(?:h|ino)$/;
const MARK = /^\/\/ =+ (\S+) =+\s*$/;

/**
 * The tabs of a sketch. A sketch is stored, handed in and compared as one text; a line such as
 * `// ===== pitches.h =====` begins a tab, up to the next such line or the end.
 */
export function tabsOf(sketch: string): SketchTab[] {
	const lines = sketch.split("\n");
	const tabs: SketchTab[] = [];
	for (const [index, line] of lines.entries()) {
		const name = MARK.exec(line)?.[1];
		if (name === undefined || !isTabName(name)) continue;
		const last = tabs.at(-1);
		if (last) last.to = index + 1;
		tabs.push({ name, from: index + 2, to: lines.length + 1 });
	}
	return tabs;
}

/** Tabs are headers (`.h`), which the sketch includes, and further parts of the sketch (`.ino`). */
export function isTabName(name: string): boolean {
	return NAME.test(name);
}

/** The sketch with an empty tab more, at its end. */
export function withTab(sketch: string, name: string): string {
	return `${sketch.trimEnd()}\n\n// ===== ${name} =====\n`;
}
