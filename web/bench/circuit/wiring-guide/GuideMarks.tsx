import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { CircuitScene, ScenePin } from "#web/bench/player/circuit/circuit-scene.ts";
import { holeText } from "#web/bench/player/circuit/point-text.ts";
import { wireLine } from "#web/bench/player/circuit/wire-route.ts";
import { endText } from "#web/bench/player/circuit/wiring-step-texts.ts";
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
	const { path } = wireLine(from, to, []);
	const { step } = current;
	return (
		<g data-testid="guide-marks">
			<path className="guide-path" d={path} stroke="var(--glow)" strokeWidth="4.2" strokeDasharray="0.1 8" />
			<Glow at={from} />
			<Glow at={to} />
			<Label
				at={from}
				other={to}
				box={scene.box}
				text={m.guide_end({ number: 1, end: shortText(from, endText(step.from, wanted)) })}
			/>
			<Label
				at={to}
				other={from}
				box={scene.box}
				text={m.guide_end({ number: 2, end: shortText(to, endText(step.to, wanted)) })}
			/>
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
				<Label
					at={wrong}
					other={right}
					box={scene.box}
					text={m.guide_not_here({ point: holeText(wrong, NO_NAMES) })}
					isWrong
				/>
				<Label at={right} other={wrong} box={scene.box} text={m.guide_here({ point: holeText(right, NO_NAMES) })} />
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
function shortText(point: ScenePin, text: string): string {
	return point.hole ? holeText(point, NO_NAMES) : point.partId === "uno" ? text : point.label;
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
/** From a point to the middle of its name. */
const AWAY = 26;
/** Pixels of the scene that a letter takes, about. */
const LETTER = 6;

interface LabelProps {
	at: ScenePin;
	other: ScenePin;
	/** Of the scene: what lies outside of it may not be seen. */
	box: CircuitScene["box"];
	text: string;
	isWrong?: boolean;
}

/** A name beside a point, on the side away from the other one where the scene has room there. */
function Label({ at, other, box, text, isWrong = false }: LabelProps) {
	const width = text.length * LETTER + 14;
	const isHigher = at.y < other.y || (at.y === other.y && isWrong);
	const isAbove = isHigher ? at.y - AWAY - HEIGHT / 2 > box.top : at.y + AWAY + HEIGHT / 2 > box.top + box.height;
	const y = at.y + (isAbove ? -AWAY : AWAY);
	const aside = Math.abs(at.x - other.x) < width ? (at.x < other.x ? -1 : 1) * (width / 4) : 0;
	const x = Math.max(box.left + width / 2, Math.min(box.left + box.width - width / 2, at.x + aside));
	return (
		<g className="guide-name" style={{ transformOrigin: `${at.x}px ${at.y}px` }}>
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
				{text}
			</text>
		</g>
	);
}
