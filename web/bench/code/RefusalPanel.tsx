import { Link, useLocation } from "@tanstack/react-router";
import type { Refusal } from "#domain/api/refusal.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { refusalText } from "./refusal-text.ts";

/** Why the server gave no answer, below the editor, and the way on. */
export function RefusalPanel({ refusal, onTryAgain }: { refusal: Refusal; onTryAgain: () => void }) {
	const { title, text, remedy } = refusalText(refusal);
	const here = useLocation({ select: (location) => location.href });
	return (
		<section role="alert" className="shrink-0 grid gap-2 px-4.5 py-3.5 border-t border-line bg-sun-wash">
			<p className="font-extrabold text-sun-ink">{title}</p>
			<p>{text}</p>
			{remedy === "try_again" && (
				<Button variant="quiet" className="justify-self-start !bg-surface" onClick={onTryAgain}>
					{m.refused_try_again()}
				</Button>
			)}
			{remedy === "sign_in" && (
				<Link to="/" search={{ next: here }} className={buttonClass({}, "justify-self-start")}>
					{m.refused_sign_in()}
				</Link>
			)}
		</section>
	);
}
