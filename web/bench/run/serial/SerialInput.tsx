import { ChevronDown, SendHorizontal } from "lucide-react";
import { type FormEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { IconButton } from "#web/platform/ui/IconButton.tsx";
import { ENDING_SIGNS, LINE_ENDINGS, type LineEnding, lineEndingChoice } from "./line-ending.ts";

interface SerialInputProps {
	userId: string;
	/** No program is there to read what is sent. */
	disabled: boolean;
	onSend(text: string): void;
}

/** A line to send to the program, and what ends it: the choice is kept for the person. */
export function SerialInput({ userId, disabled, onSend }: SerialInputProps) {
	const [line, setLine] = useState("");
	const [ending, setEnding] = useState(() => lineEndingChoice.read(userId));

	function handleSend(event: FormEvent) {
		event.preventDefault();
		onSend(line + LINE_ENDINGS[ending]);
		setLine("");
	}

	function handleEnding(next: LineEnding) {
		lineEndingChoice.write(userId, next);
		setEnding(next);
	}

	return (
		<form onSubmit={handleSend} className="flex gap-1.5">
			<input
				aria-label={m.serial_input()}
				placeholder={m.serial_input()}
				value={line}
				maxLength={200}
				disabled={disabled}
				onChange={(event) => setLine(event.target.value)}
				className="grow w-0 min-w-0 min-h-11 rounded-medium border-[1.5px] border-edge bg-surface px-3 font-mono text-sm disabled:opacity-55"
			/>
			<span className="relative flex items-center gap-1 min-h-11 rounded-medium border-[1.5px] border-line hover:border-edge bg-surface px-2.5 text-tiny font-bold text-ink-2 whitespace-nowrap has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-sun">
				<span aria-hidden="true">{ENDING_SIGNS[ending]}</span>
				<ChevronDown size={14} aria-hidden="true" />
				<select
					aria-label={m.serial_ending()}
					title={m.serial_ending()}
					value={ending}
					onChange={(event) => handleEnding(event.target.value as LineEnding)}
					className="absolute inset-0 w-full opacity-0 cursor-pointer text-base"
				>
					<option value="none">{m.serial_ending_none()}</option>
					<option value="newline">{m.serial_ending_newline()}</option>
					<option value="return">{m.serial_ending_return()}</option>
					<option value="both">{m.serial_ending_both()}</option>
				</select>
			</span>
			<IconButton type="submit" icon={SendHorizontal} label={m.serial_send()} disabled={disabled} />
		</form>
	);
}
