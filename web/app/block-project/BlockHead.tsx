import { CircleHelp, Ellipsis, Moon, Sun } from "lucide-react";
import { useState } from "react";
import type { BlockProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import { BLOCK_ACTIONS } from "#web/bench/blocks/actions/block-actions.ts";
import { useIsCompleted } from "#web/bench/blocks/use-is-completed.ts";
import type { Workspace } from "#web/bench/editors/blocks/use-workspace.ts";
import { useScore } from "#web/bench/hints/helps.queries.ts";
import { LessonHead } from "#web/catalogue/lesson-head/LessonHead.tsx";
import { HandButton } from "#web/classroom/presence/HandButton.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { useTheme } from "#web/platform/storage/theme.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";

const loadDialogs = () => import("./BlockDialogs.tsx");
const loadTogether = () => import("#web/app/together/Together.tsx");
const loadMenu = () => import("#web/platform/ui/Popover.tsx");

export const lazyModules = [loadDialogs, loadMenu, loadTogether];

interface BlockHeadProps {
	project: BlockProject;
	userId: string;
	workspace: Workspace;
	/** The extension was passed. */
	made: boolean;
	/** One line only: the buttons are in a menu. */
	compact: boolean;
}

/** The head of a project that is solved with blocks. */
export function BlockHead({ project, userId, workspace, made, compact }: BlockHeadProps) {
	const score = useScore(project);
	const completed = useIsCompleted(project);
	const [open, setOpen] = useState(false);
	const menu = useLazyModule(loadMenu, compact ? open || undefined : false);
	const together = useLazyModule(loadTogether);
	const tools = <HeadTools project={project} userId={userId} workspace={workspace} compact={compact} />;
	return (
		<>
			<LessonHead
				className="block-bench-head"
				back={{ to: "/primary-kit", label: m.primary_back() }}
				title={project.title}
				completed={completed}
				made={made}
				facts={[m.primary_minutes({ minutes: project.minutes }), m.project_points({ points: project.points })].join(
					" · ",
				)}
				{...(compact ? {} : { summary: project.summary })}
				score={score}
			>
				{!compact && tools}
				{compact &&
					(menu ? (
						<menu.Popover
							label={m.primary_more()}
							open={open}
							onOpenChange={setOpen}
							trigger={<IconButton icon={Ellipsis} label={m.primary_more()} />}
							className="flex flex-wrap gap-2 p-3 max-w-[calc(100vw-24px)]"
						>
							{tools}
						</menu.Popover>
					) : (
						<IconButton icon={Ellipsis} label={m.primary_more()} onClick={() => setOpen(true)} />
					))}
			</LessonHead>
			{together && <together.Together />}
		</>
	);
}

function HeadTools({ project, userId, workspace, compact }: Omit<BlockHeadProps, "made">) {
	const later = useLazyModule(loadDialogs);
	const together = useLazyModule(loadTogether);
	return (
		<>
			<HandButton />
			{together && <together.TogetherButton crowded={!compact} />}
			<DarkSwitch />
			{BLOCK_ACTIONS.map(({ icon: Icon, label, run }) => (
				<Button key={label()} variant="quiet" onClick={() => run(workspace)}>
					<Icon size={18} aria-hidden="true" />
					{label()}
				</Button>
			))}
			{later ? (
				<later.BlockDialogs project={project} userId={userId} onRestore={workspace.use} />
			) : (
				<>
					<span className="size-11" />
					<Button variant="quiet" disabled>
						<CircleHelp size={18} aria-hidden="true" />
						{m.primary_help()}
					</Button>
				</>
			)}
		</>
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
