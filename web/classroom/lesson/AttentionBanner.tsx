import { Eye, Pencil, Play } from "lucide-react";
import { type FormEvent, useState } from "react";
import { MOST_ATTENTION_WORDS } from "#domain/classroom/class-lesson.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { listText } from "#web/platform/ui/list-text.ts";
import { useNow } from "#web/platform/ui/use-now.ts";
import { type AskedAttention, useAskAttention } from "./class-lesson.queries.ts";

/** This many names are listed of those whose screens do not wait yet. */
const NAMED = 4;

interface AttentionBannerProps {
	classId: string;
	className: string;
	attention: AskedAttention;
	/** Who of the class is here, by the names the class knows. */
	present: readonly { id: string; name: string }[];
}

/** Above the page while a class is asked for attention. */
export function AttentionBanner({ classId, className, attention, present }: AttentionBannerProps) {
	const ask = useAskAttention(classId);
	const missing = present.filter(({ id }) => !attention.screens.includes(id)).map(({ name }) => name);
	return (
		<section
			aria-labelledby="attention"
			className="grid gap-x-4.5 gap-y-3 items-center px-4 py-3.5 rounded-large bg-teal-wash sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,330px)_auto]"
		>
			<span className="grid place-items-center size-13 rounded-full bg-surface text-teal-deep max-sm:hidden">
				<Eye size={26} aria-hidden="true" />
			</span>
			<div className="min-w-0">
				<h2 id="attention" className="text-lg font-heavy leading-snug">
					<Since at={attention.since} />
				</h2>
				<p className="text-sm text-ink-2" role="status">
					{`${className}. `}
					<b className="text-leaf">{m.classtime_screens({ count: attention.screens.length })}</b>
					{missing.length > 0 && ` ${m.classtime_not_yet({ names: listText(missing, NAMED) })}`}
				</p>
			</div>
			<Words key={attention.since} said={attention.words} onSay={(words) => ask.mutate({ words })} />
			<Button loading={ask.isPending && ask.variables === "release"} onClick={() => ask.mutate("release")}>
				<Play size={18} aria-hidden="true" />
				{m.classtime_release()}
			</Button>
		</section>
	);
}

function Since({ at }: { at: number }) {
	const seconds = Math.max(1, Math.round((useNow(1000) - at) / 1000));
	if (seconds < 60) return m.classtime_eyes_seconds({ seconds });
	return m.classtime_eyes_minutes({ minutes: Math.floor(seconds / 60) });
}

/** What the screens say; sent with Enter, or when the field is left. */
function Words({ said, onSay }: { said: string; onSay: (words: string) => void }) {
	const [typed, setTyped] = useState(said);
	function say(event?: FormEvent) {
		event?.preventDefault();
		if (typed.trim() !== said) onSay(typed.trim());
	}
	return (
		<form
			onSubmit={say}
			className="flex items-center gap-2.5 min-h-12 px-3.5 rounded-medium bg-surface border border-line-strong focus-within:border-teal sm:col-span-2 lg:col-span-1"
		>
			<Pencil size={16} aria-hidden="true" className="shrink-0 text-ink-2" />
			<label className="grid grow min-w-0 py-1">
				<span className="text-xs text-ink-2">{m.classtime_they_read()}</span>
				<input
					value={typed}
					maxLength={MOST_ATTENTION_WORDS}
					placeholder={m.classtime_they_read_hint()}
					onChange={(event) => setTyped(event.target.value)}
					onBlur={() => say()}
					className="w-full bg-transparent outline-none text-[15px]"
				/>
			</label>
		</form>
	);
}
