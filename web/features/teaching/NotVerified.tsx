import { Hourglass } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** For an educator whom no administrator has verified yet: why there is no list, and what to do. */
export function NotVerified() {
	return (
		<EmptyState
			icon={<Hourglass size={28} aria-hidden="true" />}
			title={m.unverified_title()}
			text={m.unverified_text()}
		/>
	);
}
