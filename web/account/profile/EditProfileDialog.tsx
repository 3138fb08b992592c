import { type SubmitEvent, useState } from "react";
import { AVATARS, type Avatar as AvatarChoice, avatarOf } from "#domain/account/avatars.ts";
import { PROFILE_NAME_MAXIMUM, profileNameProblem } from "#domain/account/profile-name.ts";
import { isEducator } from "#domain/account/roles.ts";
import { isClassAddress } from "#domain/classroom/class-address.ts";
import { m } from "#messages/generated/messages.js";
import { AvatarPicture } from "#web/platform/session/PersonAvatar.tsx";
import type { Profile } from "#web/platform/session/profile.data.ts";
import { profileRefusalText } from "#web/platform/session/profile-refusal.ts";
import { Avatar } from "#web/platform/ui/Avatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/platform/ui/Dialog.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { Tooltip } from "#web/platform/ui/Tooltip.tsx";
import { AVATAR_NAMES } from "./avatar-names.ts";
import { useChangeProfile } from "./edit-profile.queries.ts";
import { SchoolFields } from "./SchoolFields.tsx";

type Props = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	profile: Profile;
};

/** Name, avatar, and an educator's school. It closes after a save that worked, or on Cancel; a failed save keeps what was typed. */
export function EditProfileDialog({ open, onOpenChange, profile }: Props) {
	return (
		<Dialog title={m.profile_edit()} open={open} onOpenChange={onOpenChange}>
			<EditProfileForm profile={profile} onDone={() => onOpenChange(false)} />
		</Dialog>
	);
}

const PROBLEMS = { name_short: m.profile_name_short, name_long: m.profile_name_long };

function EditProfileForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
	const [name, setName] = useState(profile.name);
	const [chosen, setChosen] = useState(avatarOf(profile.avatar));
	const [school, setSchool] = useState({
		school_name: profile.school_name,
		region: profile.region,
		subject_taught: profile.subject_taught,
	});
	const [problem, setProblem] = useState<string>();
	const saving = useChangeProfile();
	const educator = isEducator(profile.user_type);
	// A learner of a class account keeps the name on the roster.
	const namedByTeacher = isClassAddress(profile.email);

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const found = namedByTeacher ? null : profileNameProblem(name);
		setProblem(found ? PROBLEMS[found]() : undefined);
		if (found) return;
		saving.mutate({ ...(!namedByTeacher && { name }), avatar: chosen, ...(educator && school) }, { onSuccess: onDone });
	}

	return (
		<form className="grid gap-4" onSubmit={handleSubmit} noValidate>
			<TextField
				label={m.profile_name()}
				placeholder={m.profile_name_placeholder()}
				autoComplete="name"
				maxLength={PROFILE_NAME_MAXIMUM}
				value={name}
				onChange={(event) => {
					setName(event.target.value);
					setProblem(undefined);
				}}
				error={problem}
				readOnly={namedByTeacher}
				hint={namedByTeacher ? m.profile_name_by_teacher() : undefined}
			/>
			{educator && <SchoolFields value={school} onChange={setSchool} />}
			<AvatarPicker name={name} chosen={chosen} onChoose={setChosen} />
			{saving.error && (
				<p role="alert" className="p-3 rounded-medium bg-coral-wash text-coral-deep font-bold text-sm">
					{profileRefusalText(saving.error)}
				</p>
			)}
			<div className="flex flex-wrap justify-end gap-3 pt-1">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={saving.isPending}>
					{saving.isPending ? m.profile_saving() : m.profile_save()}
				</Button>
			</div>
		</form>
	);
}

type PickerProps = { name: string; chosen: AvatarChoice; onChoose: (choice: AvatarChoice) => void };

function AvatarPicker({ name, chosen, onChoose }: PickerProps) {
	return (
		<fieldset className="grid gap-2 min-w-0">
			<legend className="font-bold text-sm mb-2">{m.profile_choose_avatar()}</legend>
			<div className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-2">
				{AVATARS.map((choice) => (
					<Tooltip key={choice} text={AVATAR_NAMES[choice]()}>
						<label className="relative grid place-items-center h-13 rounded-medium border-[1.5px] border-line hover:border-edge has-checked:border-teal has-checked:bg-teal-wash has-focus-visible:outline-3 has-focus-visible:outline-sun has-focus-visible:outline-offset-2">
							<input
								type="radio"
								name="avatar"
								className="absolute inset-0 size-full opacity-0 cursor-pointer"
								aria-label={AVATAR_NAMES[choice]()}
								checked={chosen === choice}
								onChange={() => onChoose(choice)}
							/>
							<Avatar>
								<AvatarPicture choice={choice} name={name} />
							</Avatar>
						</label>
					</Tooltip>
				))}
			</div>
		</fieldset>
	);
}
