import { KeyRound, Printer, Users } from "lucide-react";
import { useState } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { MoveStudent, otherClasses, ResetSecret } from "#web/classroom/classes/StudentDialog.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";

/** What a teacher does for a learner: a new secret, another class, the page on paper. */
export function LearnerActions({ learner }: { learner: string }) {
	const { classes } = useClasses();
	const [open, setOpen] = useState<"secret" | "move" | null>(null);
	const of = classes.find(({ students }) => students.some(({ id, waiting }) => id === learner && !waiting));
	const student = of?.students.find(({ id }) => id === learner);
	const close = () => setOpen(null);
	return (
		<Card className="no-print grid gap-3" aria-label={m.progress_actions()}>
			{student?.classAccount && (
				<Button variant="quiet" onClick={() => setOpen("secret")}>
					<KeyRound size={18} aria-hidden="true" />
					{m.classes_reset_secret()}
				</Button>
			)}
			{of && otherClasses(of, classes).length > 0 && (
				<Button variant="quiet" onClick={() => setOpen("move")}>
					<Users size={18} aria-hidden="true" />
					{m.progress_move()}
				</Button>
			)}
			<Button variant="quiet" onClick={() => print()}>
				<Printer size={18} aria-hidden="true" />
				{m.progress_print_work()}
			</Button>
			{student && of && open && (
				<Dialog title={displayNameOf(student.name)} open onOpenChange={(wanted) => !wanted && close()}>
					{open === "secret" ? (
						<ResetSecret student={student} onDone={close} />
					) : (
						<MoveStudent student={student} of={of} classes={classes} onDone={close} />
					)}
				</Dialog>
			)}
		</Card>
	);
}
