import { m } from "#messages/generated/messages.js";
import type { Challenge } from "#web/classroom/teaching/challenges.data.ts";
import { useOpenToEveryone } from "#web/classroom/teaching/challenges.queries.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";

/** The administrators' switch: a challenge reaches every learner, or its author's classes only. */
export function ForEveryone({ challenge }: { challenge: Challenge }) {
	const change = useOpenToEveryone(challenge.id);
	return (
		<Card className="grid gap-1">
			<Switch
				label={m.teaching_for_everyone()}
				checked={change.isPending ? change.variables : challenge.forEveryone}
				disabled={change.isPending}
				onCheckedChange={(everyone) => change.mutate(everyone)}
			/>
			<p className="text-sm text-ink-2">{m.teaching_for_everyone_text()}</p>
		</Card>
	);
}
