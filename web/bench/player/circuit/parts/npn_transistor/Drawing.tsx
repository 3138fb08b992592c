const PRINTED = "2N2222";

/** A transistor in its TO-92 housing, its flat side in front: emitter, base, collector. 44 × 68 scene pixels. */
export function Drawing() {
	return (
		<svg width="44" height="68" viewBox="0 0 44 68" aria-hidden="true">
			<path d="M12.400 38V66M22 38V66M31.600 38V66" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<path d="M4 40V14Q4 2 22 2T40 14V40Z" fill="#23282f" stroke="#0c0f14" />
			<path d="M8 40V18Q8 12 22 12T36 18V40Z" fill="#333a44" />
			<text x="22" y="29" fontSize="7" fontWeight="700" fill="#dfe4ea" textAnchor="middle">
				{PRINTED}
			</text>
		</svg>
	);
}
