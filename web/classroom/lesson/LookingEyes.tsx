import "./lesson.css";

/** Two friendly eyes that look up to the teacher. Decoration. */
export function LookingEyes() {
	return (
		<svg viewBox="0 0 320 180" aria-hidden="true" className="looking-eyes">
			<rect width="320" height="180" fill="#dff1f1" />
			<circle cx="160" cy="104" r="120" fill="#c9e8e8" />
			<path d="M0 158h320v22H0z" fill="#d8ae72" />
			<path d="M0 158h320v5H0z" fill="#c4965a" />
			<g fill="#fff" stroke="#16233b" strokeWidth="5">
				<ellipse cx="112" cy="86" rx="44" ry="50" />
				<ellipse cx="208" cy="86" rx="44" ry="50" />
			</g>
			<g className="looking-pupils">
				{[120, 216].map((x) => (
					<g key={x}>
						<circle cx={x} cy="72" r="23" fill="#007a83" />
						<circle cx={x} cy="72" r="11" fill="#16233b" />
						<circle cx={x + 7} cy="64" r="5.5" fill="#fff" />
					</g>
				))}
			</g>
			<g fill="none" stroke="#16233b" strokeWidth="6" strokeLinecap="round">
				<path d="M72 30q18-18 44-14M204 16q26-4 44 14" />
				<path d="M138 143q22 12 44 0" />
			</g>
		</svg>
	);
}
