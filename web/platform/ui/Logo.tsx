/** The mark alone. */
export function LogoMark() {
	return (
		<svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" className="shrink-0">
			<rect width="34" height="34" rx="10" fill="#007a83" />
			<path d="M9 22c5 0 3-10 8-10s3 10 8 10" fill="none" stroke="#ffb703" strokeWidth="3.4" strokeLinecap="round" />
			<circle cx="9" cy="22" r="2.6" fill="#fff" />
			<circle cx="25" cy="22" r="2.6" fill="#fff" />
		</svg>
	);
}

/** The mark and the product's name beside it. */
export function Logo({ name }: { name: string }) {
	return (
		<span className="flex items-center gap-2.5 font-black text-xl tracking-[-0.01em]">
			<LogoMark />
			{name}
		</span>
	);
}
