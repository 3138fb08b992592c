import type { ReactNode } from "react";
import type { DrawnAvatar } from "#domain/account/avatars.ts";

const INK = "#1c2b45";
const METAL = "#9aa5b4";

/** Things of the workshop on a coloured ground, 40 × 40. Their colours are those of the things, in both themes. */
const DRAWINGS: Record<DrawnAvatar, { ground: string; drawing: ReactNode }> = {
	led: {
		ground: "#ffe1dc",
		drawing: (
			<>
				<path d="M16 25v9M24 25v7" stroke={METAL} strokeWidth="2" />
				<path d="M13 25v-9a7 7 0 0 1 14 0v9z" fill="#e5483a" />
				<path d="M11.5 24h17v3h-17z" fill="#b9301f" />
				<path d="M17 13.5a4 4 0 0 1 3-2" stroke="#fff" strokeWidth="2" />
			</>
		),
	},
	lamp: {
		ground: "#fff1c2",
		drawing: (
			<>
				<path d="M14 24c-6-7-2-15 6-15s12 8 6 15z" fill="#f5b91f" />
				<path d="M17 24l-1-7 4 3 4-3-1 7" stroke="#8a5a00" strokeWidth="1.6" />
				<path d="M15.5 25.500h9M16.5 28.500h7M18 31.500h4" stroke={INK} strokeWidth="2.2" />
			</>
		),
	},
	resistor: {
		ground: "#d9ecff",
		drawing: (
			<>
				<path d="M4 20h32" stroke={METAL} strokeWidth="2" />
				<rect x="9" y="14.5" width="22" height="11" rx="5" fill="#e9c48c" />
				<path d="M14.5 14.500v11" stroke="#c43a2f" strokeWidth="2.5" />
				<path d="M19 14.500v11" stroke="#c43a2f" strokeWidth="2.5" />
				<path d="M23.5 14.500v11" stroke="#6b4423" strokeWidth="2.5" />
			</>
		),
	},
	battery: {
		ground: "#def3dd",
		drawing: (
			<>
				<rect x="17" y="7" width="6" height="4" rx="1" fill={METAL} />
				<rect x="12.5" y="10" width="15" height="23" rx="3" fill={INK} />
				<path d="M12.5 18h15v15h-15z" fill="#3f9b4f" />
				<path d="M20 20.500v7M16.5 24h7" stroke="#fff" strokeWidth="2.2" />
			</>
		),
	},
	breadboard: {
		ground: "#e6e0fb",
		drawing: (
			<>
				<rect x="8" y="10" width="24" height="20" rx="2.5" fill="#fffdf6" stroke="#c9c1ae" />
				<path d="M10 13.200h20" stroke="#d9483b" />
				<path d="M10 26.800h20" stroke="#2f6fd0" />
				<path d="M11 17h18M11 23h18" stroke={INK} strokeWidth="2" strokeDasharray="2 2.5" />
				<path d="M15 17c0-6 10-6 10 0" stroke="#e5a50a" strokeWidth="2" />
			</>
		),
	},
	board: {
		ground: "#d8f1ef",
		drawing: (
			<>
				<rect x="8" y="11" width="24" height="18" rx="2.5" fill="#00797f" />
				<rect x="6" y="13" width="7" height="5" rx="1" fill={METAL} />
				<rect x="18" y="19" width="11" height="5" rx="1" fill={INK} />
				<path d="M16 13.200h14M16 26.800h14" stroke={INK} strokeWidth="2" />
				<circle cx="15.5" cy="22" r="1.5" fill="#ffd44d" />
			</>
		),
	},
	chip: {
		ground: "#ffe9cf",
		drawing: (
			<>
				<path d="M8 15h24M8 20h24M8 25h24" stroke={METAL} strokeWidth="2.4" />
				<rect x="12" y="10" width="16" height="20" rx="2" fill={INK} />
				<circle cx="16" cy="14" r="1.5" fill="#fff" />
			</>
		),
	},
	plug: {
		ground: "#d9ecff",
		drawing: (
			<>
				<path d="M16 8v7M24 8v7" stroke={METAL} strokeWidth="3" />
				<path d="M12 14h16v6a8 8 0 0 1-16 0z" fill="#2f6fd0" />
				<path d="M20 28v3c0 3 4 2 4 5" stroke={INK} strokeWidth="2.4" />
			</>
		),
	},
	switch: {
		ground: "#def3dd",
		drawing: (
			<>
				<rect x="8" y="13" width="24" height="14" rx="7" fill="#3f9b4f" />
				<circle cx="25" cy="20" r="5" fill="#fff" />
			</>
		),
	},
	button: {
		ground: "#ffe1dc",
		drawing: (
			<>
				<path d="M8 15h24M8 25h24" stroke={METAL} strokeWidth="2.4" />
				<rect x="11" y="11" width="18" height="18" rx="2.5" fill={INK} />
				<circle cx="20" cy="20" r="6" fill="#e5483a" />
			</>
		),
	},
	buzzer: {
		ground: "#fff1c2",
		drawing: (
			<>
				<circle cx="17" cy="21" r="9" fill={INK} />
				<circle cx="17" cy="21" r="2.4" fill="#ffd44d" />
				<path d="M28 15c3 4 3 8 0 12M32 12c4 6 4 12 0 18" stroke="#b87900" strokeWidth="2.2" />
			</>
		),
	},
	motor: {
		ground: "#e6e0fb",
		drawing: (
			<>
				<rect x="8" y="13" width="17" height="14" rx="3" fill={METAL} />
				<path d="M12 13v14" stroke={INK} strokeWidth="2" />
				<path d="M25 20h8" stroke={INK} strokeWidth="3" />
				<circle cx="31" cy="20" r="4" fill="#e5a50a" />
			</>
		),
	},
	propeller: {
		ground: "#d8f1ef",
		drawing: (
			<>
				<path
					d="M20 20c-3-10 6-13 5-8zM20 20c10-2 11 7 6 5zM20 20c2 10-7 11-5 6zM20 20c-10 2-11-7-6-5z"
					fill="#00797f"
				/>
				<circle cx="20" cy="20" r="2.6" fill="#ffd44d" />
			</>
		),
	},
	robot: {
		ground: "#d9ecff",
		drawing: (
			<>
				<path d="M20 13V8" stroke={INK} strokeWidth="2" />
				<circle cx="20" cy="8" r="2" fill="#e5483a" />
				<rect x="10" y="13" width="20" height="16" rx="4" fill="#2f6fd0" />
				<circle cx="16" cy="19.5" r="2.6" fill="#fff" />
				<circle cx="24" cy="19.5" r="2.6" fill="#fff" />
				<path d="M16 25h8" stroke="#fff" strokeWidth="2" />
			</>
		),
	},
	eyes: {
		ground: "#def3dd",
		drawing: (
			<>
				<rect x="6" y="12" width="28" height="16" rx="3" fill="#2b6a8f" />
				<circle cx="13.5" cy="20" r="5.5" fill="#e7ebf0" />
				<circle cx="26.5" cy="20" r="5.5" fill="#e7ebf0" />
				<circle cx="13.5" cy="20" r="2.6" fill={INK} />
				<circle cx="26.5" cy="20" r="2.6" fill={INK} />
			</>
		),
	},
	display: {
		ground: "#ffe9cf",
		drawing: (
			<>
				<rect x="6" y="12" width="28" height="16" rx="2.5" fill="#2d6b3a" />
				<rect x="9" y="15" width="22" height="10" fill="#cfe86a" />
				<path d="M11.5 18h10M11.5 22h14" stroke={INK} strokeWidth="1.8" strokeDasharray="2 1" />
			</>
		),
	},
	thermometer: {
		ground: "#ffe1dc",
		drawing: (
			<>
				<path d="M17 25V11a3 3 0 0 1 6 0v14a5 5 0 1 1-6 0z" fill="#fff" stroke={INK} strokeWidth="1.8" />
				<path d="M20 29V16" stroke="#e5483a" strokeWidth="2.6" />
				<circle cx="20" cy="29" r="3" fill="#e5483a" />
			</>
		),
	},
	drop: {
		ground: "#d9ecff",
		drawing: (
			<>
				<path d="M20 8c6 8 8 11 8 15a8 8 0 0 1-16 0c0-4 2-7 8-15z" fill="#2f8fd0" />
				<path d="M16 23a4.5 4.5 0 0 0 4 4.5" stroke="#fff" strokeWidth="2" />
			</>
		),
	},
	sun: {
		ground: "#fff1c2",
		drawing: (
			<>
				<path
					d="M20 6v5M20 29v5M6 20h5M29 20h5M10 10l3.5 3.500M26.5 26.500L30 30M30 10l-3.5 3.500M13.5 26.500L10 30"
					stroke="#e5a50a"
					strokeWidth="2.6"
				/>
				<circle cx="20" cy="20" r="7" fill="#f5b91f" />
			</>
		),
	},
	joystick: {
		ground: "#e6e0fb",
		drawing: (
			<>
				<rect x="10" y="26" width="20" height="6" rx="2" fill={INK} />
				<path d="M20 27l3-11" stroke={METAL} strokeWidth="3.4" />
				<circle cx="23.5" cy="13" r="5.5" fill="#7a4fd0" />
			</>
		),
	},
	magnet: {
		ground: "#d8f1ef",
		drawing: (
			<>
				<path d="M13 11v9a7 7 0 0 0 14 0v-9" stroke="#d9483b" strokeWidth="6" />
				<path d="M13 8v5M27 8v5" stroke="#e7ebf0" strokeWidth="6" />
			</>
		),
	},
	screwdriver: {
		ground: "#ffe9cf",
		drawing: (
			<>
				<path d="M21 19l10-10" stroke={METAL} strokeWidth="3" />
				<path d="M10 30l10-10" stroke="#d9731f" strokeWidth="7" />
			</>
		),
	},
	pliers: {
		ground: "#def3dd",
		drawing: (
			<>
				<path d="M16 8c0 5 3 8 4 10 1-2 4-5 4-10" stroke={METAL} strokeWidth="4" />
				<path d="M20 19c-2 4-6 6-6 13M20 19c2 4 6 6 6 13" stroke="#c43a2f" strokeWidth="4" />
				<circle cx="20" cy="18.5" r="2.2" fill={INK} />
			</>
		),
	},
	meter: {
		ground: "#ffe1dc",
		drawing: (
			<>
				<rect x="11" y="7" width="18" height="26" rx="3" fill="#e5a50a" />
				<rect x="13.5" y="10" width="13" height="8" rx="1" fill="#e9f2d0" />
				<circle cx="20" cy="25.5" r="5" fill={INK} />
				<path d="M20 25.500l2.5-3" stroke="#fff" strokeWidth="2" />
			</>
		),
	},
};

/** Fills the round of an avatar. */
export function AvatarDrawing({ of }: { of: DrawnAvatar }) {
	const { ground, drawing } = DRAWINGS[of];
	return (
		<svg viewBox="0 0 40 40" className="size-full rounded-full" fill="none" strokeLinecap="round" aria-hidden="true">
			<rect width="40" height="40" fill={ground} />
			{drawing}
		</svg>
	);
}
