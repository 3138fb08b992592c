import { Link } from "@tanstack/react-router";
import { HardHat } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useTitle } from "#web/device/title.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { EmptyState } from "#web/ui/EmptyState.tsx";

/** The tutorials, until there are any. */
export function TutorialsScreen() {
	return <UnderConstruction title={m.tutorials_title()} />;
}

function UnderConstruction({ title }: { title: string }) {
	useTitle(title);
	return (
		<div className="grid gap-4">
			<h1>{m.under_construction_title({ title })}</h1>
			<EmptyState
				icon={<HardHat size={28} aria-hidden="true" />}
				title={m.under_construction_text()}
				action={
					<Link to="/dashboard" className={buttonClass({ variant: "soft" })}>
						{m.under_construction_back()}
					</Link>
				}
			/>
		</div>
	);
}
