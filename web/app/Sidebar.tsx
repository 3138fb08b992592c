import { Link } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { storedPermissions, usePermissions } from "#web/platform/session/permissions.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { Logo, LogoMark } from "#web/platform/ui/Logo.tsx";
import { navigationFor } from "./navigation.ts";
import { SavedNote } from "./SavedNote.tsx";

const LINK =
	"flex items-center gap-3 min-h-11 px-2.5 py-1.5 rounded-medium font-bold hover:bg-sunken data-[status=active]:bg-teal-wash data-[status=active]:text-teal-deep";

interface SidebarProps {
	/** Closes the drawer it may stand in. */
	onLeave?: () => void;
	/** Pictures only; the names are shown when they are pointed at, and read aloud. */
	rail?: boolean;
}

/** The product's name and where one can go. */
export function Sidebar({ onLeave, rail = false }: SidebarProps) {
	const permissions = usePermissions();
	const person = usePerson();
	const groups = navigationFor(permissions.data ?? storedPermissions(person.id));
	return (
		<div className={classNames("flex flex-col grow gap-1 py-6 overflow-y-auto", rail ? "px-3 pt-4" : "px-4")}>
			<Link
				to="/dashboard"
				onClick={onLeave}
				className={classNames("self-start mb-4 rounded-small", rail ? "px-1.5" : "px-2.5")}
			>
				{rail ? <LogoMark /> : <Logo name={m.product_name()} />}
				{rail && <span className="sr-only">{m.product_name()}</span>}
			</Link>
			<nav aria-label={m.nav_label()} className="grid gap-1">
				{groups.map((group) => (
					<div key={group.entries[0]?.to} className="grid gap-1">
						{group.title && rail && <hr className="my-2 mx-2.5 border-line" />}
						{group.title && !rail && (
							<p className="px-2.5 pt-4 pb-1 text-xs font-extrabold tracking-[0.06em] uppercase text-ink-2">
								{group.title()}
							</p>
						)}
						{group.entries.map(({ to, label, note, icon: Icon }) => (
							<Link key={to} to={to} onClick={onLeave} className={LINK} {...(rail && { title: label() })}>
								<Icon size={20} aria-hidden="true" className="shrink-0" />
								<span className={rail ? "sr-only" : undefined}>
									{label()}
									{note && <span className="block text-tiny font-normal">{note()}</span>}
								</span>
							</Link>
						))}
					</div>
				))}
			</nav>
			{!permissions.data && permissions.isError && (
				<div className="px-2.5 pt-4 text-sm">
					<ErrorState
						compact
						title={m.nav_failed()}
						onRetry={() => void permissions.refetch()}
						retrying={permissions.isFetching}
					/>
				</div>
			)}
			{!rail && <SavedNote />}
		</div>
	);
}
