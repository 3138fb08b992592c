import { Hourglass } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";

/** For an educator whom no administrator has verified yet: why there is no list, and what to do. */
export function NotVerified({ onCheck, checking }: { onCheck: () => void; checking: boolean }) {
	return (
		<EmptyState
			icon={<Hourglass size={28} aria-hidden="true" />}
			title={m.unverified_title()}
			text={m.unverified_text()}
			action={
				<Button variant="soft" onClick={onCheck} loading={checking}>
					{m.unverified_check()}
				</Button>
			}
		/>
	);
}
