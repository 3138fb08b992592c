import { Lightbulb } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { z } from "zod/mini";
import { m } from "#messages/generated/messages.js";
import { forgetDraft, readDraft, writeDraft } from "#web/platform/storage/draft.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { useGiveTip } from "./class-progress.queries.ts";

const TIP_MAXIMUM = 500;

interface GiveTipProps {
	learner: string;
	/** The learner's first name. */
	name: string;
	projectId: string;
	/** A question from the project's hints, which may be taken over. */
	question?: string | null | undefined;
}

/** "Give a tip": a short message into the learner's bell, which cost no points. What is typed is kept until it is sent. */
export function GiveTip({ learner, name, projectId, question }: GiveTipProps) {
	const draftKey = `tip:${learner}:${projectId}`;
	const [open, setOpen] = useState(false);
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
				setOpen(false);
			},
		});
	}

	return (
		<Dialog
			title={m.progress_tip_title({ name })}
			description={m.progress_tip_text({ name })}
			open={open}
			onOpenChange={(next) => {
				setOpen(next);
				give.reset();
			}}
			trigger={
				<Button variant="quiet" size="big">
					<Lightbulb size={20} aria-hidden="true" />
					{m.progress_tip()}
				</Button>
			}
		>
			<form className="grid gap-4" noValidate onSubmit={handleSubmit}>
				<TextArea
					label={m.progress_tip_words()}
					rows={3}
					maxLength={TIP_MAXIMUM}
					value={tip}
					onChange={(event) => change(event.target.value)}
				/>
				{question && tip.trim() === "" && (
					<Button
						variant="soft"
						className="!h-auto py-2.5 text-left justify-self-start"
						onClick={() => change(question)}
					>
						{m.progress_quote({ text: question })}
					</Button>
				)}
				<FieldError id="tip-problem" error={give.isError ? m.progress_tip_failed() : undefined} />
				<div className="flex flex-wrap justify-end gap-3">
					<DialogClose>
						<Button variant="quiet">{m.ui_cancel()}</Button>
					</DialogClose>
					<Button type="submit" loading={give.isPending} disabled={tip.trim() === ""}>
						{m.progress_tip_send()}
					</Button>
				</div>
			</form>
		</Dialog>
	);
}
