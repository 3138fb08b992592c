import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import type { BenchAction } from "./bench-action.ts";

interface ActionMenuProps<Bench> {
	actions: readonly BenchAction<Bench>[];
	bench: Bench;
}

/** "⋯": what is done to the whole of a program. Each entry closes the menu; after its dialog the menu's button has the focus. */
export function ActionMenu<Bench>({ actions, bench }: ActionMenuProps<Bench>) {
	const [open, setOpen] = useState(false);
	const [asked, setAsked] = useState<BenchAction<Bench> | null>(null);
	const button = useRef<HTMLButtonElement>(null);

	function choose(action: BenchAction<Bench>) {
		setOpen(false);
		if ("run" in action) action.run(bench);
		else setAsked(action);
	}

	return (
		<>
			<Popover
				label={m.bench_menu()}
				open={open}
				onOpenChange={setOpen}
				trigger={<IconButton ref={button} icon={Ellipsis} label={m.bench_menu()} className="!border-transparent" />}
				className="grid p-2 min-w-56"
			>
				{actions.map((action) => (
					<Button
						key={action.label()}
						variant="quiet"
						className={classNames("!justify-start !border-transparent !px-3", action.className)}
						onClick={() => choose(action)}
					>
						<action.icon size={18} aria-hidden="true" />
						{action.label()}
					</Button>
				))}
			</Popover>
			{actions.map(
				(action) =>
					"Dialog" in action && (
						<action.Dialog
							key={action.label()}
							bench={bench}
							open={asked === action}
							onOpenChange={(isOpen) => setAsked(isOpen ? action : null)}
							onDone={() => setAsked(null)}
							returnTo={button}
						/>
					),
			)}
		</>
	);
}
