import { Link } from "@tanstack/react-router";
import { ChevronUp, CloudOff } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useConnected } from "#web/platform/backend/connection.ts";
import { waitingCount } from "#web/platform/outbox/waiting-count.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { classNames } from "#web/platform/ui/class-names.ts";

/** Sets `--notice`, the room that pages leave free above them, to what the line takes. */
function reserveRoom(line: HTMLElement | null) {
	if (!line) return;
	const { style } = document.documentElement;
	const height = new ResizeObserver(() => style.setProperty("--notice", `${line.offsetHeight}px`));
	height.observe(line);
	return () => {
		height.disconnect();
		style.removeProperty("--notice");
	};
}

/** A line above the page's head while the server cannot be reached. The page below it keeps working. */
export function ConnectionBanner() {
	const connected = useConnected();
	return (
		<div role="status" className="fixed z-30 top-0 inset-x-0 print:hidden">
			{!connected && <Line />}
		</div>
	);
}

function Line() {
	const [folded, setFolded] = useState(false);
	const count = useStore(waitingCount);
	const label = folded ? m.connection_folded() : m.connection_fold();
	return (
		<div ref={reserveRoom} className={classNames("flex bg-ink text-paper font-bold text-sm", !folded && "pl-4")}>
			{!folded && (
				<div className="flex flex-1 flex-wrap items-center justify-center gap-x-3">
					<p className="flex items-center gap-3 py-1.5">
						<CloudOff size={20} aria-hidden="true" className="shrink-0" />
						{m.connection_gone()}
					</p>
					{count > 0 && (
						<Link
							to="/waiting"
							className="inline-flex items-center min-h-11 px-2 text-paper underline underline-offset-4"
						>
							{count === 1 ? m.outbox_open_one() : m.outbox_open({ count })}
						</Link>
					)}
				</div>
			)}
			<button
				type="button"
				aria-expanded={!folded}
				aria-label={label}
				title={label}
				className={classNames(
					"flex items-center justify-center gap-2 flex-none",
					folded ? "w-full min-h-6 text-tiny" : "size-11",
				)}
				onClick={() => setFolded(!folded)}
			>
				{folded ? (
					<>
						<CloudOff size={14} aria-hidden="true" />
						{m.connection_folded_short()}
					</>
				) : (
					<ChevronUp size={20} aria-hidden="true" />
				)}
			</button>
		</div>
	);
}
