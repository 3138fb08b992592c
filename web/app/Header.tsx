import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { firstNameOf } from "#domain/account/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { ProfileMenu } from "#web/account/profile/ProfileMenu.tsx";
import { SearchBox } from "#web/catalogue/search/SearchBox.tsx";
import { HandButton } from "#web/classroom/presence/HandButton.tsx";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { NotificationBell } from "#web/platform/notifications/NotificationBell.tsx";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { PageTitle, PageTitleSlot } from "#web/platform/ui/PageTitle.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { SidebarDrawer } from "./SidebarDrawer.tsx";
import { useOneScreen } from "./use-one-screen.ts";
import { WaitingLink } from "./WaitingLink.tsx";

const loadMeaning = () => import("#web/catalogue/glossary/Meaning.tsx");

const loadSettings = () => import("./OwnSettings.tsx");

/** The page's title, search, news and the profile menu. The dashboard's title is the welcome. */
export function Header() {
	const isDashboard = useLocation({ select: (location) => location.pathname === "/dashboard" });
	const isOneScreen = useOneScreen();
	const [settingsOpen, setSettingsOpen] = useState(false);
	const settings = useLazyModule(loadSettings, settingsOpen || undefined);
	return (
		<header className="flex flex-wrap xl:flex-nowrap items-center [&>button]:shrink-0 gap-x-[min(0.75rem,2vw)] gap-y-3 sm:gap-4 mb-6 [.one-screen>&]:mb-3.5">
			<SidebarDrawer />
			<PageTitleSlot />
			{isDashboard && <Welcome />}
			<SearchBox loadMeaning={loadMeaning} small={isOneScreen} />
			<HandButton />
			<WaitingLink />
			<NotificationBell />
			<ProfileMenu onSettings={() => setSettingsOpen(true)} />
			{settings && <settings.OwnSettings open={settingsOpen} onOpenChange={setSettingsOpen} />}
		</header>
	);
}

function Welcome() {
	const profile = useProfile();
	const name = profile.data?.name;
	const text = name ? m.header_welcome({ name: firstNameOf(name) }) : m.header_welcome_plain();
	return (
		<PageTitle title={profile.isPending ? <Skeleton className="h-7 w-48" /> : text}>{m.header_subtitle()}</PageTitle>
	);
}
