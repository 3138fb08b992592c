import { m } from "#messages/generated/messages.js";
import { useStore } from "#web/device/create-store.ts";
import { useOutbox } from "#web/outbox/outbox.ts";
import { closeOutboxPanel, outboxPanel } from "#web/outbox/panel.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { OutboxEntry } from "./OutboxEntry.tsx";

/** What this browser has still to send for the person signed in. */
export function OutboxDialog() {
	const { open } = useStore(outboxPanel);
	const { entries } = useOutbox();
	return (
		<Dialog
			wide
			title={m.outbox_title()}
			description={entries.length > 0 ? m.outbox_text() : m.outbox_empty()}
			open={open}
			onOpenChange={(next) => !next && closeOutboxPanel()}
		>
			{entries.length > 0 && (
				<ul className="grid gap-3 m-0 p-0 list-none">
					{entries.map((entry) => (
						<OutboxEntry key={entry.id} entry={entry} />
					))}
				</ul>
			)}
		</Dialog>
	);
}
