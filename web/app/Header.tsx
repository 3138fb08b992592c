import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { firstNameOf } from "#domain/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { NotificationBell } from "#web/features/notifications/NotificationBell.tsx";
import { HandButton } from "#web/features/presence/HandButton.tsx";
import { ProfileMenu } from "#web/features/profile/ProfileMenu.tsx";
import { WhoIAm } from "#web/features/profile/WhoIAm.tsx";
import { SearchBox } from "#web/features/search/SearchBox.tsx";
import { SettingsDialog } from "#web/features/settings/SettingsDialog.tsx";
import { useProfile } from "#web/session/profile.queries.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { SidebarDrawer } from "./SidebarDrawer.tsx";
import { WaitingLink } from "./WaitingLink.tsx";

const loadMeaning = () => import("#web/features/glossary/Meaning.tsx");

const ChangeSignIn = lazy(async () => ({
	default: (await import("#web/features/accounts/ChangeSignIn.tsx")).ChangeSignIn,
}));

const SharedSwitch = lazy(async () => ({
	default: (await import("#web/features/accounts/SharedSwitch.tsx")).SharedSwitch,
}));

const LeaveAccount = lazy(async () => ({
	default: (await import("#web/features/accounts/LeaveAccount.tsx")).LeaveAccount,
}));

/** Search, news and the profile menu; on the dashboard the welcome, too, which is that page's heading. */
export function Header() {
	const isDashboard = useLocation({ select: (location) => location.pathname === "/dashboard" });
	const [settingsOpen, setSettingsOpen] = useState(false);
	return (
		<header className="flex flex-wrap sm:flex-nowrap items-center gap-3 sm:gap-4 mb-6">
			<SidebarDrawer />
			{isDashboard ? <Welcome /> : <span className="grow" />}
			<SearchBox loadMeaning={loadMeaning} />
			<HandButton />
			<WaitingLink />
			<NotificationBell />
			<ProfileMenu onSettings={() => setSettingsOpen(true)} />
			<SettingsDialog
				open={settingsOpen}
				onOpenChange={setSettingsOpen}
				who={<WhoIAm />}
				signIn={
					<Suspense>
						<ChangeSignIn />
					</Suspense>
				}
				shared={
					<Suspense>
						<SharedSwitch />
					</Suspense>
				}
				leave={
					<Suspense>
						<LeaveAccount />
					</Suspense>
				}
			/>
		</header>
	);
}

function Welcome() {
	const profile = useProfile();
	const name = profile.data?.name;
	return (
		<div className="grow min-w-0 max-sm:order-last max-sm:basis-full">
			<h1 className="text-[clamp(1.25rem,5vw,1.625rem)] font-heavy leading-tight tracking-[-0.012em] truncate">
				{profile.isPending ? (
					<Skeleton className="h-7 w-48" />
				) : name ? (
					m.header_welcome({ name: firstNameOf(name) })
				) : (
					m.header_welcome_plain()
				)}
			</h1>
			<p className="text-sm text-ink-2">{m.header_subtitle()}</p>
		</div>
	);
}
