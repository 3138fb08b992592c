import { CircleAlert, CircleCheck, Lightbulb } from "lucide-react";
import { classNames } from "#web/platform/ui/class-names.ts";
import type { Said } from "./use-said.ts";
import "./said.css";

const SIGNS = { done: CircleCheck, guidance: Lightbulb, failure: CircleAlert };

/** The sentence itself. Rendered within a `status`, which announces it. */
export function SaidLine({ said }: { said: Said }) {
	const Sign = SIGNS[said.tone];
	return (
		<p className={classNames("said", `said-${said.tone}`)}>
			<Sign size={18} aria-hidden="true" className="shrink-0" />
			<span>
				<b>{said.text}</b>
				{said.more && <> {said.more}</>}
			</span>
			{said.action && (
				<button type="button" className="said-action" onClick={said.action.onPress}>
					{said.action.label}
				</button>
			)}
		</p>
	);
}
