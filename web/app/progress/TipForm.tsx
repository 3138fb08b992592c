import { Monitor, Send } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { z } from "zod/mini";
import { m } from "#messages/generated/messages.js";
import { useGiveTip } from "#web/classroom/progress/class-progress.queries.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";

const TIP_MAXIMUM = 500;

interface TipFormProps {
	learner: string;
	/** The learner's first name. */
	name: string;
	projectId: string;
	/** From a question to the answer: a press fills the field. */
	rungs: readonly string[];
	onSent: () => void;
}

/** A short message to the learner's work and bell, which costs no points. What is typed is kept until it is sent. */
export function TipForm({ learner, name, projectId, rungs, onSent }: TipFormProps) {
	const draftKey = `tip:${learner}:${projectId}`;
	const [tip, setTip] = useState(() => z.safeParse(z.string(), readDraft(draftKey)).data ?? "");
	const give = useGiveTip(learner, projectId);

	function change(text: string) {
		setTip(text);
		writeDraft(draftKey, text);
	}

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (tip.trim() === "") return;
		give.mutate(tip, {
			onSuccess: () => {
				forgetDraft(draftKey);
				setTip("");
				onSent();
			},
		});
	}

	return (
		<form className="grid gap-2.5" noValidate onSubmit={handleSubmit}>
			<p className="text-sm text-ink-2">{m.progress_tip_ladder({ name })}</p>
			{rungs.map((rung, index) => (
				<button
					key={rung}
					type="button"
					aria-pressed={tip === rung}
					onClick={() => change(rung)}
					className={classNames(
						"grid grid-cols-[26px_minmax(0,1fr)] gap-2.5 items-center min-h-11.5 px-3 py-1.5 rounded-[14px] border-[1.5px] text-left text-[15px] font-semibold leading-snug",
						tip === rung ? "bg-teal-wash border-teal text-teal-deep" : "border-line hover:bg-sunken",
					)}
				>
					<span
						className={classNames(
							"grid place-items-center size-6.5 rounded-lg text-sm font-heavy",
							tip === rung ? "bg-surface" : "bg-sunken",
						)}
					>
						{index + 1}
					</span>
					{rung}
				</button>
			))}
			<TextArea
				label={m.progress_tip_own()}
				rows={2}
				maxLength={TIP_MAXIMUM}
				value={tip}
				onChange={(event) => change(event.target.value)}
			/>
			<FieldError id="tip-problem" error={give.isError ? m.progress_tip_failed() : undefined} />
			<Button type="submit" loading={give.isPending} disabled={tip.trim() === ""}>
				<Send size={18} aria-hidden="true" />
				{m.progress_tip_send()}
			</Button>
			<p className="flex items-center justify-center gap-2 text-sm text-ink-2">
				<Monitor size={16} aria-hidden="true" />
				{m.progress_tip_at_once()}
			</p>
		</form>
	);
}
