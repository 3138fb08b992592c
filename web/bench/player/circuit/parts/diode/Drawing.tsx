/** A rectifier diode; the ring is its cathode. 52 × 14 scene pixels. */
export function Drawing() {
	return (
		<svg width="52" height="14" viewBox="0 0 52 14" aria-hidden="true">
			<path d="M2 7H50" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<rect x="12" y="1" width="28" height="12" rx="2" fill="#23282f" />
			<rect x="33" y="1" width="4" height="12" fill="#dfe4ea" />
			<path d="M14 3.500H31" stroke="#fff" strokeOpacity="0.25" strokeWidth="1.500" />
		</svg>
	);
}
