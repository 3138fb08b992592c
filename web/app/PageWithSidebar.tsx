import { Outlet } from "@tanstack/react-router";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { PageTitles } from "#web/platform/ui/PageTitle.tsx";
import { TooltipProvider } from "#web/platform/ui/Tooltip.tsx";
import { Header } from "./Header.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { useOneScreen } from "./use-one-screen.ts";

/** A page beside the sidebar and below the header. */
export function PageWithSidebar() {
	const isOneScreen = useOneScreen();
	return (
		<TooltipProvider>
			<div
				className={classNames(
					"min-h-page print:!block lg:grid",
					isOneScreen ? "lg:grid-cols-[68px_minmax(0,1fr)]" : "lg:grid-cols-[248px_minmax(0,1fr)]",
				)}
			>
				<a href="#main" className={buttonClass({}, "fixed z-50 left-3 top-3 -translate-y-24 focus:translate-y-0")}>
					{m.skip_to_content()}
				</a>
				<aside className="hidden lg:block bg-surface border-r border-line">
					<div className="flex flex-col sticky top-(--notice) h-page">
						<Sidebar rail={isOneScreen} />
					</div>
				</aside>
				<div
					className={classNames(
						"w-full mx-auto min-w-0",
						isOneScreen
							? "one-screen px-4 lg:px-5 pt-3.5 pb-3.5"
							: "px-[clamp(16px,3vw,40px)] pt-5 pb-12 max-w-[1240px]",
					)}
				>
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
