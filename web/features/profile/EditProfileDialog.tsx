import { type SubmitEvent, useState } from "react";
import { PROFILE_NAME_MAXIMUM, profileNameProblem } from "#domain/profile-name.ts";
import { m } from "#messages/generated/messages.js";
import type { Profile } from "#web/session/profile.data.ts";
import { Avatar } from "#web/ui/Avatar.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog, DialogClose } from "#web/ui/Dialog.tsx";
import { TextField } from "#web/ui/TextField.tsx";
import { Tooltip } from "#web/ui/Tooltip.tsx";
import { AVATAR_CHOICES, type AvatarChoice, AvatarPicture } from "./AvatarPicture.tsx";
import { useRename } from "./profile.queries.ts";

type Props = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	profile: Profile;
	avatar: AvatarChoice;
	onAvatarChange: (choice: AvatarChoice) => void;
};

/** Name and avatar. It closes after a save that worked, or on Cancel; a failed save keeps what was typed. */
export function EditProfileDialog({ open, onOpenChange, ...form }: Props) {
	return (
		<Dialog title={m.profile_edit()} open={open} onOpenChange={onOpenChange}>
			<EditProfileForm {...form} onDone={() => onOpenChange(false)} />
		</Dialog>
	);
}

type FormProps = Pick<Props, "profile" | "avatar" | "onAvatarChange"> & { onDone: () => void };

const PROBLEMS = { name_short: m.profile_name_short, name_long: m.profile_name_long };

function EditProfileForm({ profile, avatar, onAvatarChange, onDone }: FormProps) {
	const [name, setName] = useState(profile.name ?? "");
	const [chosen, setChosen] = useState(avatar);
	const [problem, setProblem] = useState<string>();
	const rename = useRename();

	function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const found = profileNameProblem(name);
		setProblem(found ? PROBLEMS[found]() : undefined);
		if (found) return;
		rename.mutate(name, {
			onSuccess: () => {
				onAvatarChange(chosen);
				onDone();
			},
		});
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
			/>
			<fieldset className="grid gap-2">
				<legend className="font-bold text-sm mb-2">{m.profile_choose_avatar()}</legend>
				<div className="flex flex-wrap gap-2">
					{AVATAR_CHOICES.map((choice) => (
						<Tooltip key={choice} text={AVATAR_NAMES[choice]()}>
							<label className="relative grid place-items-center size-12 rounded-medium border-[1.5px] border-line hover:border-edge has-checked:border-teal has-checked:bg-teal-wash has-focus-visible:outline-3 has-focus-visible:outline-sun has-focus-visible:outline-offset-2">
								<input
									type="radio"
									name="avatar"
									className="absolute inset-0 size-full opacity-0 cursor-pointer"
									aria-label={AVATAR_NAMES[choice]()}
									checked={chosen === choice}
									onChange={() => setChosen(choice)}
								/>
								<Avatar>
									<AvatarPicture choice={choice} name={name} />
								</Avatar>
							</label>
						</Tooltip>
					))}
				</div>
			</fieldset>
			<div className="flex flex-wrap justify-end gap-3 pt-1">
				<DialogClose>
					<Button variant="quiet">{m.ui_cancel()}</Button>
				</DialogClose>
				<Button type="submit" loading={rename.isPending}>
					{rename.isPending ? m.profile_saving() : m.profile_save()}
				</Button>
			</div>
		</form>
	);
}

const AVATAR_NAMES = {
	default: m.profile_avatar_default,
	user: m.profile_avatar_user,
	check: m.profile_avatar_check,
	settings: m.profile_avatar_settings,
	pencil: m.profile_avatar_pencil,
};
