import { type SubmitEvent, useState } from "react";
import { isTabName } from "#domain/bench/sketch-tabs.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose, type DialogOpening } from "#web/platform/ui/Dialog.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";

interface NewTabProps {
	isTaken: (name: string) => boolean;
	onAdd: (name: string) => void;
}

/** Asks for the name of one more tab, until one is added. */
export function NewTab({ isTaken, onAdd, ...opening }: NewTabProps & DialogOpening) {
	return (
		<Dialog title={m.sketch_new_tab()} description={m.sketch_new_tab_text()} {...opening}>
			<NameOfTab isTaken={isTaken} onAdd={onAdd} />
		</Dialog>
	);
}

function NameOfTab({ isTaken, onAdd }: NewTabProps) {
	const [name, setName] = useState("");
	const [error, setError] = useState<string>();

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const wanted = name.trim();
		if (!isTabName(wanted)) return setError(m.sketch_tab_name_problem());
		if (isTaken(wanted)) return setError(m.sketch_tab_name_taken());
		onAdd(wanted);
	}

	return (
		<form onSubmit={handleSubmit} className="grid gap-4" noValidate>
			<TextField
				label={m.sketch_tab_name()}
				placeholder="pitches.h"
				autoCapitalize="none"
				autoComplete="off"
				spellCheck={false}
				maxLength={60}
				value={name}
				error={error}
				onChange={(event) => {
					setName(event.target.value);
					setError(undefined);
				}}
			/>
			<div className="flex justify-end gap-3">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit">{m.sketch_tab_add()}</Button>
			</div>
		</form>
	);
}
