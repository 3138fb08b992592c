import { Link } from "@tanstack/react-router";
import { ChevronDown, Table2 } from "lucide-react";
import { useId, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { KitCatalogue } from "#web/catalogue/kits/KitCatalogue.tsx";
import { KitRows } from "#web/catalogue/kits/KitRows.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { classNames } from "#web/platform/ui/class-names.ts";

/** The kit of each level to look inside, and on demand the catalogue of all with its search. */
export function TeacherKits() {
	const [open, setOpen] = useState(false);
	const catalogue = useId();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-5">
			<KitRows />
			<div className="flex flex-wrap gap-2.5">
				<Button variant="quiet" aria-expanded={open} aria-controls={catalogue} onClick={() => setOpen(!open)}>
					{m.kits_all()}
					<ChevronDown
						size={18}
						aria-hidden="true"
						className={classNames("transition-transform", open && "rotate-180")}
					/>
				</Button>
				<Link to="/project-overview" className={buttonClass({ variant: "quiet" })}>
					<Table2 size={18} aria-hidden="true" />
					{m.overview_title()}
				</Link>
			</div>
			<div id={catalogue} hidden={!open}>
				{open && <KitCatalogue />}
			</div>
		</div>
	);
}
