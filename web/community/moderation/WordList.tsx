import { X } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { useAddWord, useRemoveWord, useWords } from "./moderation.queries.ts";

const WORD_MAXIMUM = 60;

/** Words that this school stops, and words it lets through although a built-in list has them. */
export function WordList() {
	const words = useWords();
	const add = useAddWord();
	const remove = useRemoveWord();
	const [typed, setTyped] = useState("");
	const word = typed.trim().toLowerCase();
	const isWord = word.length >= 2 && !/\d/.test(word);

	function handleAdd(allowed: boolean) {
		if (isWord) add.mutate({ word, allowed }, { onSuccess: () => setTyped("") });
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		handleAdd(false);
	}

	return (
		<Card className="grid gap-4">
			<div className="grid gap-1">
				<h2>{m.reports_words()}</h2>
				<p className="text-ink-2">{m.reports_words_text()}</p>
			</div>
			<form className="flex flex-wrap items-end gap-3" onSubmit={handleSubmit}>
				<div className="grow basis-52">
					<TextField
						label={m.reports_word()}
						maxLength={WORD_MAXIMUM}
						value={typed}
						error={/\d/.test(word) ? m.reports_word_letters() : undefined}
						onChange={(event) => setTyped(event.target.value)}
					/>
				</div>
				<Button type="submit" variant="soft" disabled={!isWord} loading={add.isPending}>
					{m.reports_word_stop()}
				</Button>
				<Button once variant="quiet" disabled={!isWord} onClick={() => handleAdd(true)}>
					{m.reports_word_allow()}
				</Button>
			</form>
			{words.isError && (
				<ErrorState
					compact
					title={m.reports_words_failed()}
					onRetry={() => void words.refetch()}
					retrying={words.isFetching}
				/>
			)}
			{words.data && words.data.length > 0 && (
				<ul className="flex flex-wrap gap-2 m-0 p-0 list-none">
					{words.data.map((each) => (
						<li key={each.word} className="inline-flex items-center gap-1 pl-3.5 rounded-full bg-sunken">
							<span>{each.allowed ? m.reports_word_allowed({ word: each.word }) : each.word}</span>
							<button
								type="button"
								aria-label={m.reports_word_remove({ word: each.word })}
								className="grid place-items-center size-11 rounded-full cursor-pointer hover:bg-line"
								onClick={() => remove.mutate(each.word)}
							>
								<X size={17} aria-hidden="true" />
							</button>
						</li>
					))}
				</ul>
			)}
		</Card>
	);
}
