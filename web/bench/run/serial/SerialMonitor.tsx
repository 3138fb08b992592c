import { ArrowDown, Binary, Check, Copy, Trash2, X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/bench/player/circuit/board/live-board.ts";
import { useReading } from "#web/bench/player/circuit/board/use-reading.ts";
import { copyText } from "#web/platform/storage/clipboard.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { useFocusKept } from "#web/platform/ui/use-focus-kept.ts";
import { byteRows } from "./byte-rows.ts";
import { SerialInput } from "./SerialInput.tsx";
import { useSerialLog } from "./use-serial-log.ts";

const COPIED_SHOWN_MS = 2000;
const SMALL = "!min-h-9 !w-9 !px-0";

interface SerialMonitorProps {
	board: LiveBoard;
	userId: string;
	/** The speed that the program sets, where it says so. */
	baud: string | null;
}

/** What the program prints, as text or as bytes, and a line to send to it. Not announced when it is printed: it may be a flood. */
export function SerialMonitor({ board, userId, baud }: SerialMonitorProps) {
	const [asBytes, setAsBytes] = useState(false);
	const read = useCallback(() => (asBytes ? byteRows(board.serialBytes()) : board.serialText()), [board, asBytes]);
	const { log, following, follow, handleScroll, empty } = useSerialLog(board, read);
	const keepFocus = useFocusKept(log);
	const loaded = useReading(board, ({ state }) => state === "running" || state === "paused");

	return (
		<section
			ref={keepFocus}
			aria-labelledby="serial-title"
			className="flex flex-col min-h-0 h-full gap-2 pt-2 pb-3.5 px-3.5"
		>
			<div className="flex items-center gap-0.5">
				<h2 id="serial-title" className="text-sm font-bold tracking-normal whitespace-nowrap">
					{m.serial_title()}
				</h2>
				{baud !== null && <span className="text-tiny text-ink-2 truncate">{m.serial_baud({ baud })}</span>}
				<span className="grow" />
				<Button
					variant={asBytes ? "soft" : "quiet"}
					className={SMALL}
					aria-pressed={asBytes}
					onClick={() => setAsBytes(!asBytes)}
					aria-label={m.serial_bytes()}
					title={m.serial_bytes()}
				>
					<Binary size={16} aria-hidden="true" />
				</Button>
				<CopyButton text={read} disabled={empty} />
				<Button
					variant="quiet"
					className={SMALL}
					disabled={empty}
					onClick={board.clearSerial}
					aria-label={m.serial_clear()}
					title={m.serial_clear()}
				>
					<Trash2 size={16} aria-hidden="true" />
				</Button>
			</div>
			<div className="relative grow min-h-16">
				<pre
					ref={log}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reachable by keyboard
					tabIndex={0}
					role="log"
					aria-live="off"
					aria-labelledby="serial-title"
					onScroll={handleScroll}
					className="absolute inset-0 m-0 overflow-auto whitespace-pre-wrap break-words font-mono text-[13.5px] leading-[1.6] text-ink-2 rounded-small"
				/>
				{empty && <p className="absolute inset-0 text-sm text-ink-2 pointer-events-none">{m.serial_empty()}</p>}
				{!following && (
					<IconButton
						icon={ArrowDown}
						label={m.serial_to_end()}
						variant="soft"
						className="absolute right-1 bottom-1"
						onClick={follow}
					/>
				)}
			</div>
			<SerialInput userId={userId} disabled={!loaded} onSend={board.sendSerial} />
		</section>
	);
}

function CopyButton({ text, disabled }: { text: () => string; disabled: boolean }) {
	const [copied, setCopied] = useState<boolean | null>(null);
	useEffect(() => {
		if (copied === null) return;
		const timer = setTimeout(() => setCopied(null), COPIED_SHOWN_MS);
		return () => clearTimeout(timer);
	}, [copied]);
	const Icon = copied === null ? Copy : copied ? Check : X;
	return (
		<>
			<span role="status" className="sr-only">
				{copied !== null && (copied ? m.serial_copied() : m.serial_copy_failed())}
			</span>
			<Button
				variant="quiet"
				className={SMALL}
				disabled={disabled}
				onClick={() => void copyText(text()).then(setCopied)}
				aria-label={m.serial_copy()}
				title={m.serial_copy()}
			>
				<Icon size={16} aria-hidden="true" />
			</Button>
		</>
	);
}
