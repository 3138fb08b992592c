import { CircleHelp, FolderOpen, Moon, Save, Sun } from "lucide-react";
import { useRef } from "react";
import type { BlockProject } from "#content/block-projects.ts";
import { m } from "#messages/generated/messages.js";
import { useTheme } from "#web/device/theme.ts";
import { useScore } from "#web/features/helps/helps.queries.ts";
import { LessonHead } from "#web/features/lesson-head/LessonHead.tsx";
import type { Workspace } from "#web/features/workspace/use-workspace.ts";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { useHeadSeen } from "./use-head-seen.ts";

const loadDialogs = () => import("./BlockDialogs.tsx");

interface BlockHeadProps {
	project: BlockProject;
	person: string;
	workspace: Workspace;
}

/** The head of a project that is solved with blocks. */
export function BlockHead({ project, person, workspace }: BlockHeadProps) {
	const score = useScore(project);
	const later = useLazyModule(loadDialogs);
	const head = useRef<HTMLElement>(null);
	useHeadSeen(head);
	return (
		<LessonHead
			ref={head}
			className="block-bench-head"
			back={{ to: "/primary-kit", label: m.primary_back() }}
			title={project.title}
			facts={[m.primary_minutes({ minutes: project.minutes }), m.project_points({ points: project.points })].join(
				" · ",
			)}
			summary={project.summary}
			score={score}
		>
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
		</LessonHead>
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
