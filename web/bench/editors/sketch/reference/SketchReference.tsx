import { Search } from "lucide-react";
import { useId, useState } from "react";
import { listReference } from "#content/reference.ts";
import type { ReferenceEntry } from "#content/reference-schema.ts";
import { m } from "#messages/generated/messages.js";
import { getLocale } from "#messages/generated/runtime.js";
import { classNames } from "#web/platform/ui/class-names.ts";
import { EmptyState } from "#web/platform/ui/EmptyState.tsx";
import { CONTROL_CLASS } from "#web/platform/ui/Field.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { Entry } from "./Entry.tsx";
import { entriesFor } from "./entries-for.ts";

const REFERENCE = listReference(getLocale());
const LANGUAGE = REFERENCE.filter(({ group }) => group !== "library");
const LIBRARIES = REFERENCE.filter(({ group }) => group === "library");

/** Every entry that holds the words of the question; the project's own libraries come first. */
export function SketchReference({ libraries }: { libraries: readonly string[] }) {
	const [question, setQuestion] = useState("");
	const id = useId();
	const own = LIBRARIES.toSorted((one, other) => rank(other) - rank(one));
	function rank({ name }: ReferenceEntry): number {
		return libraries.includes(name) ? 1 : 0;
	}
	const tabs = [
		{ value: "language", title: m.reference_language(), found: entriesFor(LANGUAGE, question) },
		{ value: "libraries", title: m.reference_libraries(), found: entriesFor(own, question) },
	];
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="relative">
				<label htmlFor={id} className="sr-only">
					{m.reference_search()}
				</label>
				<Search
					size={18}
					aria-hidden="true"
					className="absolute left-3.5 inset-y-0 my-auto text-ink-2 pointer-events-none"
				/>
				<input
					id={id}
					type="search"
					value={question}
					placeholder={m.reference_search()}
					onChange={({ target }) => setQuestion(target.value)}
					className={classNames(CONTROL_CLASS, "!pl-10")}
				/>
			</div>
			<Tabs defaultValue="language">
				<TabList aria-label={m.reference_title()}>
					{tabs.map(({ value, title, found }) => (
						<Tab key={value} value={value}>
							{m.reference_tab({ title, count: found.length })}
						</Tab>
					))}
				</TabList>
				{tabs.map(({ value, found }) => (
					<TabPanel key={value} value={value} className="pt-3">
						{found.length === 0 ? (
							<EmptyState title={m.reference_nothing()} />
						) : (
							<ul className="grid grid-cols-[minmax(0,1fr)] gap-2 m-0 p-0 list-none">
								{found.map((entry) => (
									<li key={entry.name}>
										<Entry entry={entry} own={rank(entry) > 0} />
									</li>
								))}
							</ul>
						)}
					</TabPanel>
				))}
			</Tabs>
		</div>
	);
}
