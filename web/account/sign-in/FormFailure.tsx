import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { hasCode, TOO_MANY_REQUESTS } from "#web/platform/backend/backend-error.ts";
import { waitText } from "./failure-text.ts";

/** Says at the form why it was refused. */
export function FormFailure({ children }: { children: ReactNode }) {
	return (
		<p role="alert" className="flex gap-2.5 p-3 rounded-medium bg-coral-wash text-coral-deep font-bold text-sm">
			<CircleAlert size={20} aria-hidden="true" className="shrink-0" />
			<span>{children}</span>
		</p>
	);
}

type RefusalProps = {
	error: Error;
	/** Why, of an error that asks for no wait. */
	textOf: (error: Error) => string;
	/** Seconds left, from `useWait`. */
	wait: number;
	children?: ReactNode;
};

/** The same for an error that may ask to wait: the seconds count down. A timer is read out once, not each second. */
export function Refusal({ error, textOf, wait, children }: RefusalProps) {
	const waits = hasCode(error, TOO_MANY_REQUESTS) && error.waitSeconds !== undefined;
	return (
		<FormFailure>
			{waits ? <span role="timer">{waitText(wait)}</span> : textOf(error)} {children}
		</FormFailure>
	);
}
