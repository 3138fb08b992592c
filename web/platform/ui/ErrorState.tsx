import { Unplug } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";

type ErrorStateProps = {
	/** What failed. */
	title: string;
	text?: string | undefined;
	onRetry?: (() => void) | undefined;
	retrying?: boolean | undefined;
	/** Within a small card: text and button only. */
	compact?: boolean;
};

/** Something failed to load; says what, and offers to try again. */
export function ErrorState({ title, text, onRetry, retrying, compact = false }: ErrorStateProps) {
	return (
		<div
			role="alert"
			className={classNames(
				"grid gap-3",
				compact ? "justify-items-start" : "justify-items-center content-center py-10 px-4 text-center",
			)}
		>
			{!compact && (
				<span className="grid place-items-center size-16 rounded-full bg-coral-wash text-coral-deep">
					<Unplug size={28} aria-hidden="true" />
				</span>
			)}
			<p className={classNames("font-heavy", !compact && "text-lg leading-tight")}>{title}</p>
			{text && <p className="text-ink-2 max-w-[40ch]">{text}</p>}
			{onRetry && (
				<Button variant="soft" onClick={onRetry} loading={retrying}>
					{m.ui_retry()}
				</Button>
			)}
		</div>
	);
}
