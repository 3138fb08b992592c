import { type KeyboardEvent, useState } from "react";
import { GROUP_NAME_MAXIMUM } from "#domain/classroom/groups.ts";

interface NameInputProps {
	label: string;
	placeholder: string;
	name: string;
	onRename: (name: string) => void;
}

/** A name that is typed where it is shown: Enter or leaving it saves, Escape does not. */
export function NameInput({ label, placeholder, name, onRename }: NameInputProps) {
	const [typed, setTyped] = useState<string>();
	function save() {
		const wanted = typed?.trim() ?? name;
		if (wanted !== name) onRename(wanted);
		setTyped(undefined);
	}
	function handleKeyDown({ key }: KeyboardEvent) {
		if (key === "Escape") setTyped(undefined);
		if (key === "Enter") save();
	}
	return (
		<input
			aria-label={label}
			placeholder={placeholder}
			value={typed ?? name}
			maxLength={GROUP_NAME_MAXIMUM}
			autoComplete="off"
			className="group-name"
			onChange={({ target }) => setTyped(target.value)}
			onKeyDown={handleKeyDown}
			onBlur={save}
		/>
	);
}
