const LOW = ["1", "2", "LV", "G", "3", "4"];
const HIGH = ["1", "2", "HV", "G", "3", "4"];

/** A level shifter with its four transistors, pins for 3.3 V above and for 5 V below. 62 × 44.4 scene pixels. */
export function Drawing() {
	return (
		<svg width="62" height="44.4" viewBox="0 0 62 44.4" aria-hidden="true">
			<rect x="1" y="0.600" width="60" height="43.200" rx="2.500" fill="#b8352b" stroke="#7c1f18" />
			{LOW.map((name, at) => (
				<g key={name}>
					<circle cx={7 + at * 9.6} cy="3" r="2" fill="#f3d27a" stroke="#7c1f18" strokeWidth="0.500" />
					<circle cx={7 + at * 9.6} cy="41.400" r="2" fill="#f3d27a" stroke="#7c1f18" strokeWidth="0.500" />
				</g>
			))}
			<g fill="#ffffff" fontSize="6" fontWeight="700" textAnchor="middle">
				{LOW.map((name, at) => (
					<text key={name} x={7 + at * 9.6} y="11.500">
						{name}
					</text>
				))}
				{HIGH.map((name, at) => (
					<text key={name} x={7 + at * 9.6} y="37.500">
						{name}
					</text>
				))}
			</g>
			{[7, 16.6, 45.4, 55].map((x) => (
				<g key={x}>
					<path d={`M${x - 2} 17V28M${x + 2} 17V28M${x} 17V28`} stroke="#c9ced6" strokeWidth="1" />
					<rect x={x - 3.2} y="19" width="6.400" height="7" rx="0.800" fill="#23282f" />
				</g>
			))}
			<g fill="#23282f" stroke="#c9ced6" strokeWidth="0.600">
				<rect x="23" y="16" width="7" height="3.200" />
				<rect x="32" y="16" width="7" height="3.200" />
				<rect x="23" y="25" width="7" height="3.200" />
				<rect x="32" y="25" width="7" height="3.200" />
			</g>
		</svg>
	);
}
