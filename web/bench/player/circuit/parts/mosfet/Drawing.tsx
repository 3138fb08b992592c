const PRINTED = "IRLZ44N";

/** A MOSFET in its TO-220 housing with the cooling plate: gate, drain, source. 52 × 96 scene pixels. */
export function Drawing() {
	return (
		<svg width="52" height="96" viewBox="0 0 52 96" aria-hidden="true">
			<path d="M16.400 60V94M26 60V94M35.600 60V94" stroke="#a7b0bc" strokeWidth="2.800" strokeLinecap="round" />
			<rect x="3" y="2" width="46" height="30" rx="2" fill="#b9c1cc" stroke="#7d8896" />
			<circle cx="26" cy="14" r="6" fill="var(--surface)" stroke="#7d8896" />
			<rect x="3" y="27" width="46" height="37" rx="2" fill="#23282f" stroke="#0c0f14" />
			<text x="26" y="47" fontSize="8.500" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{PRINTED}
			</text>
		</svg>
	);
}
