const BOARD_NAME = "UNO";

/** A board that reads a sensor and sounds a buzzer. Decoration. */
export function BoardDrawing() {
	return (
		<svg viewBox="0 0 232 150" className="w-56 max-w-[78%]" aria-hidden="true">
			<rect x="12" y="46" width="112" height="76" rx="9" fill="var(--board)" />
			<rect x="5" y="58" width="25" height="20" rx="3" fill="#c9ced6" />
			<rect x="7" y="96" width="20" height="17" rx="3" fill="#1d2736" />
			<rect x="42" y="51" width="76" height="9" rx="2" fill="#1d2736" />
			<rect x="52" y="109" width="66" height="9" rx="2" fill="#1d2736" />
			<rect x="70" y="84" width="44" height="15" rx="2" fill="#1d2736" />
			<text x="40" y="80" fill="#fff" fontWeight="900" fontSize="14">
				{BOARD_NAME}
			</text>
			<g fill="none" strokeWidth="4.5" strokeLinecap="round">
				<path d="M66 56C66 2 198 8 204 62" stroke="#ffb703" />
				<path d="M96 56C96 24 152 20 156 72" stroke="#2c9a5b" />
				<path d="M84 114C88 150 138 148 152 111" stroke="var(--wire)" />
			</g>
			<g transform="translate(12 0)">
				<circle cx="144" cy="92" r="21" fill="#26334b" />
				<circle cx="144" cy="92" r="11.5" fill="#141d2d" />
				<circle cx="144" cy="92" r="3.2" fill="#55627a" />
				<path
					d="M170 82a14 14 0 0 1 0 20M178 75a24 24 0 0 1 0 34"
					fill="none"
					stroke="#ffb703"
					strokeWidth="3.5"
					strokeLinecap="round"
				/>
				<path d="M192 60v42" stroke="#b8c2d2" strokeWidth="11" strokeLinecap="round" />
				<path d="M192 80v24" stroke="#c8401f" strokeWidth="5" strokeLinecap="round" />
			</g>
		</svg>
	);
}
