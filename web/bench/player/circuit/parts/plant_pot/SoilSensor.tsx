const PINS = ["GND", "VCC", "AOUT"];

/** The sensor's board from its upper left corner, 28 × 72 scene pixels of it above and in the soil. */
export function SoilSensor({ left, top }: { left: number; top: number }) {
	return (
		<g transform={`translate(${left} ${top})`}>
			<path d="M0 0H28V62L14 72L0 62Z" fill="#23282f" stroke="#0c0f14" strokeWidth="1.500" />
			<path d="M0 48H28" stroke="#e9ecf1" strokeWidth="1.500" />
			<rect x="6" y="2" width="16" height="9" rx="1.500" fill="#e9ecf1" />
			<path d="M8 20H20M8 26H20M8 32H14" stroke="#c9ced6" strokeWidth="2.500" />
		</g>
	);
}

/** The plug of the sensor's cable with the names of its wires. */
export function SensorPlug() {
	return (
		<>
			<rect x="6" y="8" width="54" height="40" rx="4" fill="#e9ecf1" stroke="#8b95a3" strokeWidth="1.500" />
			{PINS.map((pin, at) => (
				<g key={pin}>
					<rect x="1" y={16.8 + at * 9.6} width="10" height="3.600" rx="1" fill="#c9ced6" stroke="#8b95a3" />
					<text x="15" y={21.6 + at * 9.6} fontSize="8" fontWeight="700" fill="#16233b">
						{pin}
					</text>
				</g>
			))}
		</>
	);
}
