import { Link } from "@tanstack/react-router";
import { ArrowLeft, CircleHelp, FolderOpen, Moon, Save, Sun } from "lucide-react";
import { useRef } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { useTheme } from "#web/device/theme.ts";
import { useScore } from "#web/features/helps/helps.queries.ts";
import type { Workspace } from "#web/features/workspace/use-workspace.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/IconButton.tsx";
import { useHeadSeen } from "./use-head-seen.ts";

const loadDialogs = () => import("./BlockDialogs.tsx");

interface BlockHeadProps {
	project: BlockProject;
	person: string;
	workspace: Workspace;
}

/** The way back, what is made, and what is done to the whole of it. */
export function BlockHead({ project, person, workspace }: BlockHeadProps) {
	const { score, known } = useScore(project);
	const later = useLazyModule(loadDialogs);
	const head = useRef<HTMLElement>(null);
	useHeadSeen(head);
	return (
		<header ref={head} className="block-bench-head">
			<Link to="/primary-kit" className={buttonClass({ variant: "quiet" }, "max-sm:!px-3")}>
				<ArrowLeft size={18} aria-hidden="true" />
				<span className="max-sm:sr-only">{m.primary_back()}</span>
			</Link>
			<div className="grow min-w-0 basis-40">
				<h1 className="text-lg leading-tight tracking-normal">{project.title}</h1>
				<p className="text-tiny text-ink-2">
					{[m.primary_minutes({ minutes: project.minutes }), m.project_points({ points: project.points })].join(" · ")}
				</p>
				<p className="text-tiny text-ink-2 max-sm:hidden">{project.summary}</p>
			</div>
			<Chip tone="sun" className={classNames("!h-9 !text-[15px]", !known && "invisible")}>
				{m.challenge_score({ points: score })}
			</Chip>
			<div className="flex items-center gap-2 sm:gap-3">
				<DarkSwitch />
				<Button variant="quiet" className="max-sm:!px-3" onClick={workspace.load}>
					<FolderOpen size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">{m.blocks_load()}</span>
				</Button>
				<Button variant="quiet" className="max-sm:!px-3" onClick={workspace.save}>
					<Save size={18} aria-hidden="true" />
					<span className="max-sm:sr-only">{m.blocks_save()}</span>
				</Button>
				{later ? (
					<later.BlockDialogs project={project} person={person} onBringBack={workspace.use} />
				) : (
					<>
						<span className="size-11" />
						<Button variant="quiet" className="max-sm:!px-3" disabled>
							<CircleHelp size={18} aria-hidden="true" />
							<span className="max-sm:sr-only">{m.primary_help()}</span>
						</Button>
					</>
				)}
			</div>
		</header>
	);
}

/** The page's own theme, within reach. */
function DarkSwitch() {
	const [theme, setTheme] = useTheme();
	const dark = theme === "dark";
	return (
		<IconButton
			icon={dark ? Sun : Moon}
			label={m.blocks_dark()}
			role="switch"
			aria-checked={dark}
			onClick={() => setTheme(dark ? "light" : "dark")}
		/>
	);
}
