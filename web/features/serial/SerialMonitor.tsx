import { ArrowDown, Check, Copy, Trash2, X } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import type { LiveBoard } from "#web/circuit/board/live-board.ts";
import { useReading } from "#web/circuit/board/use-reading.ts";
import { copyText } from "#web/device/clipboard.ts";
import { Button } from "#web/ui/Button.tsx";
import { IconButton } from "#web/ui/IconButton.tsx";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";

const SHOWN_EVERY_MS = 100;
const COPIED_SHOWN_MS = 2000;
/** Within this many pixels of the end the view follows new lines. */
const NEAR_END_PX = 24;
const SMALL = "!min-h-9 !w-9 !px-0";

/**
 * What the program prints, and a line to send to it. Not announced as it comes: it may be a flood.
 * `baud` is the speed that the program sets, where it says so.
 */
export function SerialMonitor({ board, baud }: { board: LiveBoard; baud: string | null }) {
	const [line, setLine] = useState("");
	const { log, following, follow, handleScroll, empty } = useSerialLog(board);
	const keepFocus = useFocusKept(log);
	const loaded = useReading(board, ({ state }) => state === "running" || state === "paused");

	function handleSend(event: FormEvent) {
		event.preventDefault();
		board.sendSerial(`${line}\n`);
		setLine("");
	}

	return (
		<section
			ref={keepFocus}
			aria-labelledby="serial-title"
			className="flex flex-col min-h-0 h-full gap-2 pt-2 pb-3.5 px-4.5"
		>
			<div className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
				<h2 id="serial-title" className="text-sm font-bold tracking-normal">
					{m.serial_title()}
				</h2>
				{baud !== null && <span className="text-tiny text-ink-2">{m.serial_baud({ baud })}</span>}
				<span className="grow" />
				<CopyButton text={board.serialText} disabled={empty} />
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
			<form onSubmit={handleSend} className="flex gap-2">
				<input
					aria-label={m.serial_input()}
					placeholder={m.serial_input()}
					value={line}
					maxLength={200}
					disabled={!loaded}
					onChange={(event) => setLine(event.target.value)}
					className="grow min-w-0 min-h-11 rounded-medium border-[1.5px] border-edge bg-surface px-3 font-mono text-sm disabled:opacity-55"
				/>
				<Button type="submit" variant="quiet" disabled={!loaded}>
					{m.serial_send()}
				</Button>
			</form>
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

/** Writes the text into the page at most ten times a second, past React, and keeps its end in view. */
function useSerialLog(board: LiveBoard) {
	const log = useRef<HTMLPreElement>(null);
	const followingNow = useRef(true);
	const [following, setFollowing] = useState(true);
	const [empty, setEmpty] = useState(true);

	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const show = () => {
			timer = undefined;
			const text = board.serialText();
			setEmpty(text === "");
			if (!log.current) return;
			log.current.textContent = text;
			if (followingNow.current) log.current.scrollTop = log.current.scrollHeight;
		};
		show();
		const stop = board.subscribeSerial(() => {
			timer ??= setTimeout(show, SHOWN_EVERY_MS);
		});
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [board]);

	function setFollow(next: boolean) {
		followingNow.current = next;
		setFollowing(next);
	}

	return {
		log,
		following,
		empty,
		handleScroll() {
			const view = log.current;
			if (view) setFollow(view.scrollHeight - view.scrollTop - view.clientHeight < NEAR_END_PX);
		},
		follow() {
			setFollow(true);
			if (log.current) log.current.scrollTop = log.current.scrollHeight;
		},
	};
}
