import { Hand, MailCheck } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { useTimeAgo } from "#web/platform/ui/use-time-ago.ts";
import type { ForumStanding } from "./forum.data.ts";
import { useAskForConsent } from "./forum.queries.ts";

type Props = { standing: ForumStanding /** Where the age is given. */; ageForm: ReactNode };

/** Instead of the forms, for who may read and not write yet: what is missing, and how to get it. */
export function WriteGate({ standing: { bar, askedAt }, ageForm }: Props) {
	const ask = useAskForConsent();
	const timeAgo = useTimeAgo();
	if (bar === null) return null;
	const texts = {
		consent: m.forum_gate_text,
		age: m.forum_gate_age,
		unverified: m.forum_gate_unverified,
		class: m.forum_gate_class,
	};
	return (
		<Card className="!border-teal !bg-teal-wash grid gap-4">
			<MailCheck size={44} aria-hidden="true" className="text-teal-deep" />
			<div className="grid gap-1.5">
				<h2>{m.forum_gate_title()}</h2>
				<p>{texts[bar]()}</p>
			</div>
			{bar === "age" && ageForm}
			{bar === "consent" && (
				<>
					<ol className="grid gap-3 m-0 p-0 list-none">
						{[m.forum_gate_step_1(), m.forum_gate_step_2(), m.forum_gate_step_3()].map((step, index) => (
							<li key={step} className="flex gap-3 items-start leading-snug">
								<span
									aria-hidden="true"
									className="grid place-items-center size-6 shrink-0 rounded-full border-2 border-teal text-sm font-heavy"
								>
									{index + 1}
								</span>
								{step}
							</li>
						))}
					</ol>
					<div className="flex flex-wrap items-center gap-3">
						<Button loading={ask.isPending} onClick={() => ask.mutate()}>
							<Hand size={18} aria-hidden="true" />
							{m.forum_gate_ask()}
						</Button>
						{askedAt && <span role="status">{m.forum_gate_asked({ time: timeAgo(askedAt) })}</span>}
					</div>
				</>
			)}
		</Card>
	);
}
