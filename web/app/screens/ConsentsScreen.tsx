import { Link, useSearch } from "@tanstack/react-router";
import { ArrowLeft, Printer } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { ChildrenWithout } from "#web/community/consents/ChildrenWithout.tsx";
import { ConsentLetter } from "#web/community/consents/ConsentLetter.tsx";
import { ConsentRecords } from "#web/community/consents/ConsentRecords.tsx";
import { ConsentRequests } from "#web/community/consents/ConsentRequests.tsx";
import { useTitle } from "#web/platform/storage/title.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { PageTitle } from "#web/platform/ui/PageTitle.tsx";

/** For teachers: which adults agreed that a child under 13 writes in the forum. Others find it empty. `?letter` prints what they agree to. */
export function ConsentsScreen() {
	useTitle(m.consents_title());
	const { letter } = useSearch({ from: "/signed-in/shell/consents" });
	if (letter) return <Letter />;
	return (
		<div className="grid gap-5 max-w-200">
			<PageTitle title={m.consents_title()}>{m.consents_text()}</PageTitle>
			<Link
				to="/consents"
				search={{ letter: true }}
				className={buttonClass({ variant: "soft" }, "justify-self-start max-sm:w-full")}
			>
				<Printer size={18} aria-hidden="true" />
				{m.letter_open()}
			</Link>
			<ConsentRequests />
			<ChildrenWithout />
			<ConsentRecords />
		</div>
	);
}

function Letter() {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<div className="flex flex-wrap gap-3">
				<Link to="/consents" className={buttonClass({ variant: "quiet" })}>
					<ArrowLeft size={18} aria-hidden="true" />
					{m.consents_title()}
				</Link>
				<Button onClick={() => print()}>
					<Printer size={18} aria-hidden="true" />
					{m.letter_print()}
				</Button>
			</div>
			<ConsentLetter />
		</div>
	);
}
