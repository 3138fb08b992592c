/** The dial goes from the lowest to the highest pressure, over this many degrees. */
const LOWEST = 300;
const HIGHEST = 1100;
const DIAL_DEGREES = 240;

/** A round dial, 34 wide, that shows how hard the air presses. */
export function PressureDial({ x, y, hectopascals }: { x: number; y: number; hectopascals: number }) {
	const turn = ((hectopascals - LOWEST) / (HIGHEST - LOWEST) - 0.5) * DIAL_DEGREES;
	return (
		<g transform={`translate(${x} ${y})`}>
			<circle r="17" fill="#fbfaf5" stroke="#16233b" strokeWidth="1.500" />
			<path d="M-11.700 6.700A13.500 13.500 0 1 1 11.700 6.700" fill="none" stroke="#c9ced6" strokeWidth="3" />
			<path d="M0 1V-11.500" stroke="#d9342b" strokeWidth="2.200" strokeLinecap="round" transform={`rotate(${turn})`} />
			<circle r="2.500" fill="#16233b" />
		</g>
	);
}
