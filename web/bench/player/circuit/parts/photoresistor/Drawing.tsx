/** A bare photoresistor. 40 × 72 scene pixels. */
export function Drawing() {
	return (
		<svg width="40" height="72" viewBox="0 0 40 72" aria-hidden="true">
			<path
				d="M14 30L10.400 44V68M26 30L29.600 44V68"
				fill="none"
				stroke="#a7b0bc"
				strokeWidth="2.400"
				strokeLinecap="round"
			/>
			<circle cx="20" cy="20" r="17" fill="#d9a441" />
			<circle cx="20" cy="20" r="17" fill="none" stroke="#8f6a1f" strokeWidth="1.500" />
			<circle cx="20" cy="20" r="13" fill="#f1d9a6" />
			<path
				d="M11 13H29V17H11V21H29V25H11V28H29"
				fill="none"
				stroke="#b5442c"
				strokeWidth="2.200"
				strokeLinejoin="round"
				strokeLinecap="round"
			/>
			<path
				d="M9 13A13 13 0 0 1 17 6.500"
				fill="none"
				stroke="#fff"
				strokeOpacity="0.7"
				strokeWidth="2"
				strokeLinecap="round"
			/>
		</svg>
	);
}
