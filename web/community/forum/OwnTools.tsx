import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";

type Props = {
	editLabel: string;
	deleteLabel: string;
	question: string;
	deleting: boolean;
	onEdit: () => void;
	onDelete: () => void;
};

/** Edit and delete, for one's own words. Deleting asks first. */
export function OwnTools({ editLabel, deleteLabel, question, deleting, onEdit, onDelete }: Props) {
	const [asking, setAsking] = useState(false);
	return (
		<div className="flex">
			<IconButton icon={Pencil} label={editLabel} className="!border-transparent" onClick={onEdit} />
			<IconButton icon={Trash2} label={deleteLabel} className="!border-transparent" onClick={() => setAsking(true)} />
			<Dialog
				open={asking}
				onOpenChange={setAsking}
				title={deleteLabel}
				description={question}
				actions={
					<>
						<DialogClose>
							<Button variant="quiet">{m.ui_cancel()}</Button>
						</DialogClose>
						<Button variant="danger" loading={deleting} onClick={onDelete}>
							{m.forum_delete()}
						</Button>
					</>
				}
			/>
		</div>
	);
}
