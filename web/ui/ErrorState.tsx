import { m } from "#messages/generated/messages.js";
import { Button } from "./Button.tsx";

type ErrorStateProps = {
	/** What failed. */
	title: string;
	text?: string | undefined;
	onRetry?: (() => void) | undefined;
	retrying?: boolean | undefined;
};

/** Something failed to load; says what, and offers to try again. */
export function ErrorState({ title, text, onRetry, retrying }: ErrorStateProps) {
	return (
		<div role="alert" className="grid justify-items-center gap-3 py-10 px-4 text-center">
			<div className="grid place-items-center size-16 rounded-full bg-coral-wash text-coral">
				<svg
					aria-hidden="true"
					viewBox="0 0 24 24"
					className="size-8"
					fill="none"
					stroke="currentColor"
					strokeWidth="2.2"
					strokeLinecap="round"
				>
					<path d="M3 12h5l2-3m4 6 2-3h5M9 4l1.5 3M15 20l-1.5-3" />
				</svg>
			</div>
			<h3>{title}</h3>
			{text && <p className="text-ink-2 max-w-[40ch]">{text}</p>}
			{onRetry && (
				<Button variant="soft" onClick={onRetry} loading={retrying}>
					{m.ui_retry()}
				</Button>
			)}
		</div>
	);
}
