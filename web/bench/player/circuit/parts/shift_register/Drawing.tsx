const PRINTED = "74HC595";
const LEGS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A chip with two rows of eight legs, its notch at the left. 79 × 35 scene pixels. */
export function Drawing() {
	return (
		<svg width="79.2" height="34.8" viewBox="0 0 79.2 34.8" aria-hidden="true">
			{LEGS.map((leg) => (
				<path key={leg} d={`M${6 + leg * 9.6} 1V34`} stroke="#a7b0bc" strokeWidth="3" />
			))}
			<rect x="1" y="5.400" width="77" height="24" rx="2" fill="#23282f" stroke="#0c0f14" />
			<path d="M1 13.400A4 4 0 0 1 1 21.400" fill="#0c0f14" />
			<circle cx="7" cy="25" r="1.500" fill="#5d6775" />
			<text x="40" y="20.500" fontSize="9" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{PRINTED}
			</text>
		</svg>
	);
}
