import { Printer } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { LearnerCare } from "./LearnerCare.tsx";

/** What a teacher does for a learner: a new secret, another class, the page on paper. */
export function LearnerActions({ learner }: { learner: string }) {
	return (
		<Card className="no-print grid gap-3" aria-label={m.progress_actions()}>
			<LearnerCare learner={learner} />
			<Button variant="quiet" onClick={() => print()}>
				<Printer size={18} aria-hidden="true" />
				{m.progress_print_work()}
			</Button>
		</Card>
	);
}
