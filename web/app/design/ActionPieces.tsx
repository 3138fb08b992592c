import { Settings } from "lucide-react";
import { Avatar } from "#web/platform/ui/Avatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { type ButtonVariant, buttonClass } from "#web/platform/ui/button-class.ts";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { Tooltip } from "#web/platform/ui/Tooltip.tsx";
import { showFailure, showGuidance, showSuccess } from "#web/platform/ui/toast.ts";
import { Pieces } from "./Pieces.tsx";

const VARIANTS: readonly ButtonVariant[] = ["primary", "quiet", "soft", "sun", "danger"];

export function ActionPieces() {
	return (
		<>
			<Pieces title="Buttons">
				{VARIANTS.map((variant) => (
					<div key={variant} className="flex flex-wrap items-center gap-3">
						<Button variant={variant}>{variant}</Button>
						<Button variant={variant} size="big">
							Big
						</Button>
						<Button variant={variant} loading>
							Loading
						</Button>
						<Button variant={variant} disabled>
							Disabled
						</Button>
						<Button variant={variant} size="icon" aria-label={`Settings, ${variant}`}>
							<Settings size={20} aria-hidden="true" />
						</Button>
						<a href="#link" className={buttonClass({ variant })}>
							Link named {variant}
						</a>
					</div>
				))}
			</Pieces>
			<Pieces title="Dialog, tooltip, avatar, toasts">
				<div className="flex flex-wrap items-center gap-3">
					<Dialog
						title="A question"
						description="One sentence that says what it is about."
						trigger={<Button variant="soft">Open a dialog</Button>}
						actions={
							<DialogClose>
								<Button>Done</Button>
							</DialogClose>
						}
					>
						<p>What there is to read or to fill in.</p>
					</Dialog>
					<Tooltip text="A word of explanation, after 700 ms">
						<Button variant="quiet">Tooltip</Button>
					</Tooltip>
					<Avatar>AJ</Avatar>
					<Button variant="quiet" onClick={() => showSuccess("Profile updated successfully!")}>
						Success
					</Button>
					<Button variant="quiet" onClick={() => showFailure("Failed to update profile")}>
						Failure
					</Button>
					<Button variant="quiet" onClick={() => showGuidance("Code does not match solution", "match")}>
						Guidance
					</Button>
				</div>
			</Pieces>
			<Pieces title="Tabs">
				{(["pill", "line"] as const).map((look) => (
					<Tabs key={look} look={look} defaultValue="one">
						<TabList aria-label={`Tabs, ${look}`}>
							<Tab value="one">Project</Tab>
							<Tab value="two">Coding</Tab>
							<Tab value="three" disabled>
								Disabled
							</Tab>
						</TabList>
						<TabPanel value="one" className="py-4">
							The first panel
						</TabPanel>
						<TabPanel value="two" className="py-4">
							The second panel
						</TabPanel>
					</Tabs>
				))}
			</Pieces>
		</>
	);
}
