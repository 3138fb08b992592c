import { useNavigate } from "@tanstack/react-router";
import { type ComponentType, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { ErrorState } from "#web/platform/ui/ErrorState.tsx";
import { CONTROL_CLASS } from "#web/platform/ui/Field.tsx";
import { Spinner } from "#web/platform/ui/Spinner.tsx";
import { SearchOption } from "./SearchOption.tsx";
import type { Findable } from "./search.data.ts";
import { useSearch } from "./search.queries.ts";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export type SearchListProps = {
	/** The module that draws what a word means. */
	loadMeaning: () => Promise<{ Meaning: ComponentType<{ id: string; entry: { title: string; text: string } }> }>;
	onLeave: () => void;
};

/** The question and what fits it. Arrow keys move through the list, Enter opens; the focus stays in the field. */
export function SearchList({ loadMeaning, onLeave }: SearchListProps) {
	const navigate = useNavigate();
	const listId = useId();
	const [question, setQuestion] = useState("");
	const [index, setIndex] = useState(0);
	const { found, isReady, isPending, failed, askAgain } = useSearch(question);
	const someFailed = failed.all || failed.kits || failed.challenges || failed.posts;
	const [word, setWord] = useState<string | null>(null);
	const meaning = useLazyModule(loadMeaning, word !== null || undefined);
	const field = useRef<HTMLInputElement>(null);
	// Before the next key, and before the dialog looks for something to focus.
	useLayoutEffect(() => field.current?.focus(), []);
	const optionId = (at: number) => `${listId}-${at}`;

	function choose(findable: Findable) {
		const { id } = findable;
		if (findable.type === "word") return setWord((shown) => (shown === id ? null : id));
		onLeave();
		if (findable.type === "post") return void navigate({ to: "/forum", search: { post: id } });
		if (findable.type === "challenge") return void navigate({ to: "/challenges", search: { challenge: id } });
		if (findable.type === "tutorial") return void navigate({ to: "/tutorials", search: { tutorial: id } });
		if (findable.type === "assignment" && findable.page === "/assignment")
			return void navigate({ to: "/assignment", search: { id } });
		void navigate({ to: findable.page, search: findable.type === "kit" ? { kit: id } : { challenge: id } });
	}

	function handleKeyDown(event: KeyboardEvent) {
		const step = STEPS[event.key];
		const chosen = found[index];
		if (step !== undefined && found.length > 0) {
			event.preventDefault();
			const next = (index + step + found.length) % found.length;
			setIndex(next);
			document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
		} else if (event.key === "Enter" && chosen) {
			event.preventDefault();
			choose(chosen);
		}
	}

	return (
		<>
			<input
				ref={field}
				type="search"
				role="combobox"
				aria-label={m.search_title()}
				aria-expanded={found.length > 0}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={found[index] ? optionId(index) : undefined}
				placeholder={m.search_placeholder()}
				autoComplete="off"
				maxLength={100}
				className={CONTROL_CLASS}
				value={question}
				onChange={(event) => {
					setQuestion(event.target.value);
					setIndex(0);
					setWord(null);
				}}
				onKeyDown={handleKeyDown}
			/>
			<div role="status" className="sr-only">
				{isReady ? m.search_count({ count: found.length }) : ""}
			</div>
			<div
				id={listId}
				role="listbox"
				aria-label={m.search_results()}
				className="grid grid-cols-[minmax(0,1fr)] auto-rows-max gap-1 max-h-[50dvh] overflow-y-auto"
			>
				{found.map((one, at) => (
					<SearchOption
						key={`${one.type} ${one.id}`}
						id={optionId(at)}
						findable={one}
						chosen={at === index}
						onChoose={() => choose(one)}
					>
						{one.type === "word" && one.id === word && meaning && <meaning.Meaning id={one.id} entry={one} />}
					</SearchOption>
				))}
			</div>
			{isPending && <Spinner label={m.ui_loading()} />}
			{someFailed && <ErrorState title={failureText(failed)} onRetry={askAgain} compact />}
			{!isPending && !someFailed && found.length === 0 && (
				<EmptyState title={m.search_nothing()} text={m.search_nothing_text()} />
			)}
		</>
	);
}

function failureText({ all, kits, challenges }: Record<"all" | "kits" | "challenges", boolean>): string {
	if (all) return m.search_failed();
	if (kits) return m.search_kits_failed();
	return challenges ? m.search_challenges_failed() : m.search_posts_failed();
}
