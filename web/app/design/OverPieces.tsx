import { ArrowLeft, Settings } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/platform/ui/Button.tsx";
import { Drawer } from "#web/platform/ui/Drawer.tsx";
import { FullDialog } from "#web/platform/ui/FullDialog.tsx";
import { HelpDialog } from "#web/platform/ui/HelpDialog.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { LockedDialog } from "#web/platform/ui/LockedDialog.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import { Pieces } from "./Pieces.tsx";

type Opened = "drawer" | "page" | "bench" | "locked" | "popover";

/** What opens over a page. */
export function OverPieces() {
	const [opened, setOpened] = useState<Opened | null>(null);
	const close = () => setOpened(null);
	const back = (
		<Button variant="quiet" onClick={close}>
			<ArrowLeft size={18} aria-hidden="true" />
			Back
		</Button>
	);
	return (
		<Pieces title="Drawer, whole screens, panel">
			<div className="flex flex-wrap items-center gap-3">
				<Button variant="soft" onClick={() => setOpened("drawer")}>
					Drawer
				</Button>
				<Button variant="soft" onClick={() => setOpened("page")}>
					Whole screen
				</Button>
				<Button variant="soft" onClick={() => setOpened("bench")}>
					Whole screen, as a bench
				</Button>
				<Button variant="soft" onClick={() => setOpened("locked")}>
					Form that needs an answer
				</Button>
				<HelpDialog label="Help" title="How it works" lines={["Press Run.", "Watch the light."]} />
				<Popover
					label="Settings"
					open={opened === "popover"}
					onOpenChange={(open) => setOpened(open ? "popover" : null)}
					trigger={<IconButton icon={Settings} label="Panel" />}
					className="grid gap-2 p-4 w-64"
				>
					<p>What there is to choose.</p>
				</Popover>
			</div>
			<Drawer
				title="Beginner challenges"
				description="Ages 8-12"
				open={opened === "drawer"}
				onOpenChange={(open) => open || close()}
			>
				<p>A long list.</p>
			</Drawer>
			<FullDialog
				title="A page of its own"
				description="Over the page that it comes from."
				layout={opened === "bench" ? "bench" : "page"}
				open={opened === "page" || opened === "bench"}
				onOpenChange={(open) => open || close()}
				head={back}
			>
				<p className="p-4">What there is to see.</p>
			</FullDialog>
			{opened === "locked" && (
				<LockedDialog title="Set a new password" description="The page waits below.">
					<Button onClick={close}>Done</Button>
				</LockedDialog>
			)}
		</Pieces>
	);
}
