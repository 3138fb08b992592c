import { pictureOf } from "#content/pictures.ts";
import { classNames } from "#web/platform/ui/class-names.ts";

interface ProjectPictureProps {
	projectId: string;
	/** What it shows, where that is not said beside it. */
	label?: string;
	/** Shown without scrolling: fetched at once. */
	first?: boolean;
	className?: string;
}

/** A project's own picture, 16 by 9. One that has none yet shows a board. */
export function ProjectPicture({ projectId, label = "", first, className }: ProjectPictureProps) {
	const address = pictureOf(projectId);
	const shape = classNames(
		"block w-full aspect-video object-cover dark:brightness-[.86] dark:saturate-[.92]",
		className,
	);
	if (address)
		return <img src={address} alt={label} loading={first ? "eager" : "lazy"} draggable={false} className={shape} />;
	return <BoardPicture label={label} className={shape} />;
}

function BoardPicture({ label, className }: { label: string; className: string }) {
	return (
		<svg
			viewBox="0 0 320 180"
			preserveAspectRatio="xMidYMid slice"
			className={className}
			aria-label={label}
			aria-hidden={label === ""}
		>
			<rect width="320" height="180" fill="#d5ecee" />
			<path d="M0 138c80-16 220-16 320 0v42H0z" fill="#a9763f" />
			<rect x="62" y="58" width="132" height="88" rx="10" fill="#00878f" />
			<rect x="52" y="72" width="30" height="24" rx="4" fill="#c9ced6" />
			<path d="M98 64h88v10H98zM110 130h76v10h-76zM126 98h60v18h-60z" fill="#16233b" />
			<path d="M150 64C150 8 262 18 262 74" fill="none" stroke="#ffb703" strokeWidth="6" strokeLinecap="round" />
			<path d="M170 64c0-30 70-30 70 14" fill="none" stroke="#c8401f" strokeWidth="6" strokeLinecap="round" />
			<rect x="226" y="76" width="52" height="60" rx="10" fill="#fffdf8" stroke="#16233b" strokeWidth="4" />
			<circle cx="252" cy="104" r="15" fill="#9aa7b8" />
		</svg>
	);
}
