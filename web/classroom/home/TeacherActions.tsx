import { type LucideIcon, Trophy, Upload, Users } from "lucide-react";
import type { ComponentProps } from "react";
import { m } from "#messages/generated/messages.js";
import { CreateClassDialog } from "#web/classroom/classes/CreateClassDialog.tsx";
import { CreateChallengeDialog } from "#web/classroom/teaching/challenges/CreateChallengeDialog.tsx";
import { UploadDocumentsDialog } from "#web/classroom/teaching/documents/UploadDocumentsDialog.tsx";
import { Button } from "#web/platform/ui/Button.tsx";

/** What an educator may create: a class, a challenge, documents. Three tiles on a phone. */
export function TeacherActions() {
	return (
		<section aria-label={m.teacher_actions()} className="grid grid-cols-3 sm:flex sm:flex-wrap gap-2.5">
			<CreateClassDialog
				complete
				label={m.classes_create()}
				trigger={<Action icon={Users} text={m.classes_create()} />}
			/>
			<CreateChallengeDialog trigger={<Action icon={Trophy} text={m.teaching_create()} />} />
			<UploadDocumentsDialog trigger={<Action icon={Upload} text={m.documents_upload()} />} />
		</section>
	);
}

interface ActionProps extends Omit<ComponentProps<typeof Button>, "children"> {
	icon: LucideIcon;
	text: string;
}

function Action({ icon: Icon, text, ...rest }: ActionProps) {
	return (
		<Button
			{...rest}
			variant="quiet"
			className="!bg-surface enabled:hover:!bg-sunken max-sm:flex-col max-sm:!whitespace-normal max-sm:!px-2 max-sm:py-3 max-sm:!text-sm max-sm:leading-tight"
		>
			<Icon size={20} aria-hidden="true" />
			{text}
		</Button>
	);
}
