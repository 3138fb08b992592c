import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Says at the form why it was refused. */
export function FormFailure({ children }: { children: ReactNode }) {
	return (
		<p role="alert" className="flex gap-2.5 p-3 rounded-medium bg-coral-wash text-coral-deep font-bold text-sm">
			<CircleAlert size={20} aria-hidden="true" className="shrink-0" />
			<span>{children}</span>
		</p>
	);
}
