import { Users } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { TogetherBar } from "#web/classroom/together/TogetherBar.tsx";
import { TogetherPage } from "#web/classroom/together/TogetherPage.tsx";
import { togetherOpen, useTogether } from "#web/classroom/together/together.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { JoinSeat } from "./JoinSeat.tsx";

/** Below the head of a project: who works here, and over it the page where others join. */
export function Together() {
	return (
		<>
			<TogetherBar />
			<TogetherPage join={(number) => <JoinSeat key={number} number={number} />} />
		</>
	);
}

/** "We work together", for a learner who works alone. `crowded`: where its label has no room. */
export function TogetherButton({ crowded = false }: { crowded?: boolean }) {
	const together = useTogether();
	if (!together || together.seats.length > 0) return null;
	return (
		<Button variant="quiet" title={m.together_button()} className="bg-surface" onClick={() => togetherOpen.set(true)}>
			<Users size={18} aria-hidden="true" />
			<span className={crowded ? "max-2xl:sr-only" : undefined}>{m.together_button()}</span>
		</Button>
	);
}
