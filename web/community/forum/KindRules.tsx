import { EyeOff, Flag, Lightbulb } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Card } from "#web/platform/ui/Card.tsx";

const RULES = [
	{ icon: Lightbulb, label: m.forum_rule_1 },
	{ icon: EyeOff, label: m.forum_rule_2 },
	{ icon: Flag, label: m.forum_rule_3 },
];

/** How people write here. */
export function KindRules() {
	return (
		<Card className="grid gap-3">
			<h2 className="text-lg">{m.forum_rules_title()}</h2>
			<ul className="grid gap-3 m-0 p-0 list-none">
				{RULES.map(({ icon: Icon, label }) => (
					<li key={label()} className="flex gap-3 text-[0.9375rem] leading-snug">
						<Icon size={20} aria-hidden="true" className="shrink-0 mt-0.5 text-teal" />
						{label()}
					</li>
				))}
			</ul>
		</Card>
	);
}
