import type { ReactNode } from "react";

const LCD_WORDS = "TEMP 27.5C";

const LIGHTS = (
	<>
		{["#ff6b4a", "#ffb703", "#3aa76d"].map((color, index) => (
			<g key={color} transform={`translate(${14 + index * 33} 0)`}>
				<path d="M6 46v16M20 46v12" stroke="#8b96a8" strokeWidth="2.5" strokeLinecap="round" />
				<path d="M0 46V25a13 13 0 0 1 26 0v21z" fill={color} />
				<rect x="-2" y="43" width="30" height="6" rx="2" fill={color} filter="brightness(.82)" />
				<path
					d="M5 38V26a8 8 0 0 1 5-7"
					fill="none"
					stroke="#fff"
					strokeOpacity=".6"
					strokeWidth="2.5"
					strokeLinecap="round"
				/>
			</g>
		))}
	</>
);

const DISPLAY = (
	<>
		<rect x="8" y="8" width="104" height="54" rx="7" fill="#1f7a46" />
		<rect x="18" y="18" width="84" height="34" rx="4" fill="#b9e36b" />
		<text
			x="60"
			y="39"
			textAnchor="middle"
			fontFamily="var(--font-mono, monospace)"
			fontWeight="600"
			fontSize="12"
			fill="#1b3d12"
		>
			{LCD_WORDS}
		</text>
		<g fill="#fff" fillOpacity=".65">
			<circle cx="13" cy="13" r="2" />
			<circle cx="107" cy="13" r="2" />
			<circle cx="13" cy="57" r="2" />
			<circle cx="107" cy="57" r="2" />
		</g>
	</>
);

const ROBOT = (
	<>
		<path d="M86 20v-9" stroke="#8b96a8" strokeWidth="3" strokeLinecap="round" />
		<circle cx="86" cy="9" r="4" fill="#ffb703" />
		<rect x="22" y="20" width="76" height="32" rx="11" fill="#5b43b5" />
		<rect x="32" y="28" width="26" height="12" rx="4" fill="#8d78e0" />
		<circle cx="84" cy="33" r="6" fill="#fff" />
		<circle cx="86" cy="33" r="2.6" fill="#16233b" />
		{[40, 82].map((x) => (
			<g key={x}>
				<circle cx={x} cy="56" r="10" fill="var(--wire)" />
				<circle cx={x} cy="56" r="4" fill="var(--paper)" />
			</g>
		))}
	</>
);

const WATER = (
	<>
		<path d="M60 6c14 19 21 29 21 39a21 21 0 0 1-42 0c0-10 7-20 21-39z" fill="#2f8fd0" />
		<path
			d="M49 46a12 12 0 0 0 9 11"
			fill="none"
			stroke="#fff"
			strokeOpacity=".7"
			strokeWidth="3.5"
			strokeLinecap="round"
		/>
		<path d="M96 16v30" stroke="#c9ced6" strokeWidth="10" strokeLinecap="round" />
		<path d="M96 32v14" stroke="#c8401f" strokeWidth="5" strokeLinecap="round" />
		<circle cx="96" cy="52" r="8" fill="#c8401f" />
	</>
);

const ALARM = (
	<>
		<circle cx="60" cy="36" r="25" fill="#26334b" />
		<circle cx="60" cy="36" r="14" fill="#141d2d" />
		<circle cx="60" cy="36" r="4" fill="#55627a" />
		<g fill="none" stroke="#ffb703" strokeWidth="4" strokeLinecap="round">
			<path d="M94 24a18 18 0 0 1 0 24M104 16a31 31 0 0 1 0 40M26 24a18 18 0 0 0 0 24M16 16a31 31 0 0 0 0 40" />
		</g>
	</>
);

const DRAWINGS: Record<string, ReactNode> = {
	"primary-level-kit": LIGHTS,
	"intermediate-kit": DISPLAY,
	"advanced-kit": ROBOT,
	"water-and-weather": WATER,
	"alarms-and-safety": ALARM,
};

/** A drawing for a kit: its own, or its type's. Decoration. */
export function KitDrawing({ id, type }: { id: string; type: string }) {
	return (
		<svg viewBox="0 0 120 70" className="h-18" aria-hidden="true">
			{DRAWINGS[id] ?? (type === "primary" ? LIGHTS : DISPLAY)}
		</svg>
	);
}
