import { avatarOf } from "#domain/account/avatars.ts";
import { isEducator } from "#domain/account/roles.ts";
import { isClassAddress } from "#domain/classroom/class-address.ts";
import { m } from "#messages/generated/messages.js";
import { AvatarPicture } from "#web/platform/session/PersonAvatar.tsx";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { usePerson } from "#web/platform/session/session.ts";
import { Avatar } from "#web/platform/ui/Avatar.tsx";

/** Name, role and address of the person signed in. */
export function WhoIAm() {
	const { email, phone } = usePerson();
	const profile = useProfile().data;
	if (!profile) return null;
	const address = isClassAddress(email) ? "" : email || phone;
	return (
		<div className="flex items-center gap-3">
			<Avatar>
				<AvatarPicture choice={avatarOf(profile.avatar)} name={profile.name} />
			</Avatar>
			<div className="min-w-0">
				<p className="font-extrabold break-words">{profile.name}</p>
				<p className="text-sm text-ink-2">
					{isEducator(profile.user_type) ? m.profile_role_educator() : m.profile_role_student()}
				</p>
				{address && <p className="text-sm text-ink-2 break-all">{address}</p>}
			</div>
		</div>
	);
}
