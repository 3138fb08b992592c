import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The way to an assignment's own page, for its teacher. */
export function AssignmentLink({ id, children }: { id: string; children: ReactNode }) {
	return (
		<Link
			to="/assignment"
			search={{ id }}
			className="inline-flex items-center min-h-11 min-w-0 font-bold break-words underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
		>
			{children}
		</Link>
	);
}
