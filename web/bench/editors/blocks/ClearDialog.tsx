import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";

/** The button that clears the workspace, and the question before. */
export function ClearDialog({ onClear }: { onClear: () => void }) {
	const [open, setOpen] = useState(false);
	function handleClear() {
		setOpen(false);
		onClear();
	}
	return (
		<Dialog
			open={open}
			onOpenChange={setOpen}
			title={m.blocks_clear_title()}
			description={m.blocks_clear_text()}
			trigger={
				<Button size="big" variant="quiet" className="!bg-surface max-sm:!px-3 max-sm:!text-base">
					{m.blocks_clear()}
				</Button>
			}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.blocks_clear_keep()}</Button>
					</DialogClose>
					<Button variant="danger" onClick={handleClear}>
						{m.blocks_clear()}
					</Button>
				</>
			}
		/>
	);
}
