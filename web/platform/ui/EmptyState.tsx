import type { ReactNode } from "react";

type EmptyStateProps = {
	title: string;
	/** What can be done about it. */
	text?: string;
	icon?: ReactNode;
	action?: ReactNode;
};

/** Nothing is here, and that is no fault. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
	return (
		<div className="grid justify-items-center gap-3 py-10 px-4 text-center">
			{icon && <div className="grid place-items-center size-16 rounded-full bg-sunken text-ink-2">{icon}</div>}
			<h3>{title}</h3>
			{text && <p className="text-ink-2 max-w-[36ch]">{text}</p>}
			{action}
		</div>
	);
}
