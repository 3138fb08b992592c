import { Link } from "@tanstack/react-router";
import { CloudOff } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/platform/backend/connection.ts";
import { waitingCount } from "#web/platform/outbox/waiting-count.ts";
import { useStore } from "#web/platform/storage/create-store.ts";

/** Sets `--foot`, the room that pages leave free below them, to what the banner takes. */
function reserveFoot(banner: HTMLElement | null) {
	if (!banner) return;
	const { style } = document.documentElement;
	const height = new ResizeObserver(() => style.setProperty("--foot", `${banner.offsetHeight}px`));
	height.observe(banner);
	return () => {
		height.disconnect();
		style.removeProperty("--foot");
	};
}

/** Shown while the server cannot be reached. The page above it keeps working. */
export function ConnectionBanner() {
	const connected = useConnected();
	const count = useStore(waitingCount);
	return (
		<div role="status" className="fixed z-30 bottom-0 inset-x-0 print:hidden">
			{!connected && (
				<div
					ref={reserveFoot}
					className="flex flex-wrap items-center justify-center gap-x-3 px-4 py-2.5 bg-ink text-paper font-bold text-sm"
				>
					<p className="flex items-center gap-3">
						<CloudOff size={20} aria-hidden="true" className="shrink-0" />
						{m.connection_gone()}
					</p>
					{count > 0 && (
						<Link
							to="/waiting"
							className="inline-flex items-center min-h-11 -my-1.5 px-2 text-paper underline underline-offset-4"
						>
							{count === 1 ? m.outbox_open_one() : m.outbox_open({ count })}
						</Link>
					)}
				</div>
			)}
		</div>
	);
}
