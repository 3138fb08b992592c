import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { useUnassign } from "#web/classroom/teaching/assignments.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";

interface TakeBackProps {
	batchId: string;
	/** It is taken back from this class only; otherwise from all. */
	classId?: string;
	title: string;
	trigger: ReactNode;
	onDone?: () => void;
}

/** Takes an assignment back, after a question. */
export function TakeBack({ batchId, classId, title, trigger, onDone }: TakeBackProps) {
	const unassign = useUnassign(batchId, classId);
	return (
		<Dialog
			title={m.assignment_take_back_ask({ title })}
			description={m.assignment_take_back_text()}
			trigger={trigger}
			actions={
				<>
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button
						variant="danger"
						loading={unassign.isPending}
						onClick={() => unassign.mutate(undefined, onDone && { onSuccess: onDone })}
					>
						{m.assignment_take_back()}
					</Button>
				</>
			}
		/>
	);
}
