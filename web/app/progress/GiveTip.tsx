import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { TipForm } from "./TipForm.tsx";

interface GiveTipProps {
	learner: string;
	/** The learner's first name. */
	name: string;
	projectId: string;
	rungs: readonly string[];
}

/** "Give a tip", beside what it is about. */
export function GiveTip(props: GiveTipProps) {
	const [open, setOpen] = useState(false);
	return (
		<Dialog
			title={m.progress_tip_title({ name: props.name })}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet" size="big">
					<Lightbulb size={20} aria-hidden="true" />
					{m.progress_tip()}
				</Button>
			}
		>
			<TipForm {...props} onSent={() => setOpen(false)} />
		</Dialog>
	);
}
