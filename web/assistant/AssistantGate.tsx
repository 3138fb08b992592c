import { Hand } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { useTimeAgo } from "#web/platform/ui/use-time-ago.ts";
import type { AssistantStanding } from "./assistant.data.ts";
import { useAskForConsent } from "./assistant.queries.ts";

interface AssistantGateProps {
	bar: NonNullable<AssistantStanding["bar"]>;
	askedAt: string | null;
	/** Where the age is given. */
	ageForm: ReactNode;
}

/** For who may not ask yet: what is missing, and how to get it. */
export function AssistantGate({ bar, askedAt, ageForm }: AssistantGateProps) {
	const ask = useAskForConsent();
	const timeAgo = useTimeAgo();
	const text = {
		age: m.assistant_age_text,
		consent: m.assistant_gate_consent,
		unverified: m.assistant_gate_unverified,
	}[bar]();
	return (
		<Card className="!border-teal !bg-teal-wash grid gap-4">
			<div className="grid gap-1.5">
				<h2>{m.assistant_gate_title()}</h2>
				<p>{text}</p>
			</div>
			{bar === "age" && ageForm}
			{bar === "consent" && (
				<div className="flex flex-wrap items-center gap-3">
					<Button loading={ask.isPending} onClick={() => ask.mutate()}>
						<Hand size={18} aria-hidden="true" />
						{m.assistant_ask_adult()}
					</Button>
					{askedAt && <span role="status">{m.assistant_asked_adult({ time: timeAgo(askedAt) })}</span>}
				</div>
			)}
		</Card>
	);
}
