import { KeyRound, Users } from "lucide-react";
import { useState } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { useClasses } from "#web/classroom/classes/classes.queries.ts";
import { MoveStudent, otherClasses, ResetSecret } from "#web/classroom/classes/StudentDialog.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";

/** A new secret for a learner with a class account, and another class, where there is one. */
export function LearnerCare({ learner }: { learner: string }) {
	const { classes } = useClasses();
	const [open, setOpen] = useState<"secret" | "move" | null>(null);
	const of = classes.find(({ students }) => students.some(({ id, waiting }) => id === learner && !waiting));
	const student = of?.students.find(({ id }) => id === learner);
	const close = () => setOpen(null);
	return (
		<>
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
			{student && of && open && (
				<Dialog title={displayNameOf(student.name)} open onOpenChange={(wanted) => !wanted && close()}>
					{open === "secret" ? (
						<ResetSecret student={student} onDone={close} />
					) : (
						<MoveStudent student={student} of={of} classes={classes} onDone={close} />
					)}
				</Dialog>
			)}
		</>
	);
}
