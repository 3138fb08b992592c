import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { CircuitScene, ScenePin } from "#web/circuit/circuit-scene.ts";
import { holeWords } from "#web/circuit/point-words.ts";
import { wireLine } from "#web/circuit/wire-route.ts";
import { endWords } from "#web/circuit/wiring-step-words.ts";
import type { GuideState } from "./use-guide.ts";

interface GuideMarksProps {
	state: GuideState;
	wanted: Circuit;
	scene: CircuitScene;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** The current step on the board: both ends glow and are numbered, a dotted path between them; or the position of a mistake. */
export function GuideMarks({ state, wanted, scene }: GuideMarksProps) {
	const { current, mistake } = state;
	if (mistake) return <MistakeMarks state={state} scene={scene} />;
	if (!current || current.done || current.step.kind === "part") return null;
	const from = current.from === null ? undefined : scene.pointAt(current.from);
	const to = current.to === null ? undefined : scene.pointAt(current.to);
	if (!from || !to) return null;
	const { path } = wireLine(from, to, [], 0);
	const { step } = current;
	return (
		<g data-testid="guide-marks">
			<path className="guide-pulse" d={path} stroke="var(--glow)" strokeWidth="3.4" strokeDasharray="1 8" />
			<Glow at={from} />
			<Glow at={to} />
			<Label
				at={from}
				other={to}
				words={m.guide_end({ number: 1, end: shortWords(from, endWords(step.from, wanted)) })}
			/>
			<Label at={to} other={from} words={m.guide_end({ number: 2, end: shortWords(to, endWords(step.to, wanted)) })} />
		</g>
	);
}

/** Where a wire is and where it belongs; else every point concerned. */
function MistakeMarks({ state: { mistake, shown }, scene }: Pick<GuideMarksProps, "state" | "scene">) {
	const [own, found, wanted] = mistake?.at ?? [];
	if (mistake?.code === "wrong_pin" && found && wanted) {
		const [wrong, right] = [scene.pointAt(found), scene.pointAt(wanted)];
		if (!wrong || !right) return null;
		return (
			<g data-testid="guide-marks">
				<Wrong at={wrong} />
				<Glow at={right} />
				<Label at={wrong} other={right} words={m.guide_not_here({ point: holeWords(wrong, NO_NAMES) })} isWrong />
				<Label at={right} other={wrong} words={m.guide_here({ point: holeWords(right, NO_NAMES) })} />
			</g>
		);
	}
	const points = (shown ? (mistake?.at ?? []) : [own ?? ""]).flatMap((endpoint) => scene.pointAt(endpoint) ?? []);
	return (
		<g data-testid="guide-marks">
			{points.map((point) => (
				<Wrong key={point.endpoint} at={point} />
			))}
		</g>
	);
}

/** A hole by its number, a pin by what it is. */
function shortWords(point: ScenePin, words: string): string {
	return point.hole ? holeWords(point, NO_NAMES) : point.partId === "uno" ? words : point.label;
}

function Glow({ at: { x, y } }: { at: ScenePin }) {
	return (
		<>
			<circle className="guide-pulse" cx={x} cy={y} r="13" fill="var(--glow)" opacity="0.32" />
			<circle cx={x} cy={y} r="6" stroke="#fff" strokeWidth="5" opacity="0.92" />
			<circle cx={x} cy={y} r="6" stroke="var(--glow)" strokeWidth="2.4" />
		</>
	);
}

function Wrong({ at: { x, y } }: { at: ScenePin }) {
	return (
		<>
			<circle cx={x} cy={y} r="13" fill="var(--coral)" opacity="0.25" />
			<circle cx={x} cy={y} r="5" stroke="#fff" strokeWidth="5" opacity="0.92" />
			<circle cx={x} cy={y} r="5" stroke="var(--coral)" strokeWidth="2.6" />
		</>
	);
}

const HEIGHT = 19;
/** Pixels of the scene that a letter takes, about. */
const LETTER = 6;

/** A name beside a point, on the side away from the other one. */
function Label({
	at,
	other,
	words,
	isWrong = false,
}: {
	at: ScenePin;
	other: ScenePin;
	words: string;
	isWrong?: boolean;
}) {
	const width = words.length * LETTER + 14;
	const isAbove = at.y < other.y || (at.y === other.y && isWrong);
	const y = at.y + (isAbove ? -26 : 26);
	const x = at.x + (Math.abs(at.x - other.x) < width ? (at.x < other.x ? -1 : 1) * (width / 4) : 0);
	return (
		<>
			<path
				d={`M${x} ${y}L${at.x} ${at.y + (isAbove ? -8 : 8)}`}
				stroke={isWrong ? "var(--coral)" : "var(--ink)"}
				strokeWidth="2"
			/>
			<rect
				{...{ x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT, rx: 6 }}
				fill={isWrong ? "var(--coral)" : "var(--ink)"}
			/>
			<text x={x} y={y + 3.8} textAnchor="middle" fontSize="11" fontWeight="800" fill="var(--paper)">
				{words}
			</text>
		</>
	);
}
