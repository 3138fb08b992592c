/** An electrolytic capacitor; the stripe with the minus is at leg 2. 38 × 72 scene pixels. */
export function Drawing() {
	return (
		<svg width="38" height="72" viewBox="0 0 38 72" aria-hidden="true">
			<path d="M14.200 50V70M23.800 50V70" stroke="#a7b0bc" strokeWidth="2.400" strokeLinecap="round" />
			<path d="M3 8Q3 2 19 2T35 8V52Q35 57 19 57T3 52Z" fill="#2b4a8c" stroke="#172a55" />
			<path d="M26 3.200Q35 4.500 35 8V52Q35 55 26 56.200Z" fill="#c3cede" />
			<path d="M28.500 18H33M28.500 30H33M28.500 42H33" stroke="#172a55" strokeWidth="2" />
			<ellipse cx="19" cy="8" rx="16" ry="6" fill="#9aa7bd" stroke="#172a55" />
			<path d="M13 8H25M19 4.500V11.500" stroke="#5d6a82" strokeWidth="1.200" />
		</svg>
	);
}
