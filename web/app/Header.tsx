import { useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { firstNameOf } from "#domain/display-name.ts";
import { m } from "#messages/generated/messages.js";
import { NotificationBell } from "#web/features/notifications/NotificationBell.tsx";
import { HandButton } from "#web/features/presence/HandButton.tsx";
import { ProfileMenu } from "#web/features/profile/ProfileMenu.tsx";
import { SearchBox } from "#web/features/search/SearchBox.tsx";
import { useLazyModule } from "#web/loading/use-lazy-module.ts";
import { useProfile } from "#web/session/profile.queries.ts";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { SidebarDrawer } from "./SidebarDrawer.tsx";
import { WaitingLink } from "./WaitingLink.tsx";

const loadMeaning = () => import("#web/features/glossary/Meaning.tsx");

const loadSettings = () => import("./OwnSettings.tsx");

/** Search, news and the profile menu; on the dashboard the welcome, too, which is that page's heading. */
export function Header() {
	const isDashboard = useLocation({ select: (location) => location.pathname === "/dashboard" });
	const [settingsOpen, setSettingsOpen] = useState(false);
	const settings = useLazyModule(loadSettings, settingsOpen || undefined);
	return (
		<header className="flex flex-wrap sm:flex-nowrap items-center gap-3 sm:gap-4 mb-6">
			<SidebarDrawer />
			{isDashboard ? <Welcome /> : <span className="grow" />}
			<SearchBox loadMeaning={loadMeaning} />
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
