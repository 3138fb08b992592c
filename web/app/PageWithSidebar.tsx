import { Outlet } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { PageTitles } from "#web/platform/ui/PageTitle.tsx";
import { TooltipProvider } from "#web/platform/ui/Tooltip.tsx";
import { Header } from "./Header.tsx";
import { Sidebar } from "./Sidebar.tsx";

/** A page beside the sidebar and below the header. */
export function PageWithSidebar() {
	return (
		<TooltipProvider>
			<div className="min-h-page print:!block lg:grid lg:grid-cols-[248px_minmax(0,1fr)]">
				<a href="#main" className={buttonClass({}, "fixed z-50 left-3 top-3 -translate-y-24 focus:translate-y-0")}>
					{m.skip_to_content()}
				</a>
				<aside className="hidden lg:block bg-surface border-r border-line">
					<div className="flex flex-col sticky top-(--notice) h-page">
						<Sidebar />
					</div>
				</aside>
				<div className="px-[clamp(16px,3vw,40px)] pt-5 pb-12 max-w-[1240px] w-full mx-auto min-w-0">
					<PageTitles>
						<Header />
						<main id="main" tabIndex={-1}>
							<Outlet />
						</main>
					</PageTitles>
				</div>
			</div>
		</TooltipProvider>
	);
}
