import { Check, Pencil, Settings, User } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { type Avatar as AvatarChoice, DRAWN_AVATARS, type DrawnAvatar } from "#domain/account/avatars.ts";
import { initialsOf } from "#domain/account/display-name.ts";
import { Avatar } from "#web/platform/ui/Avatar.tsx";
import { useAvatar } from "./avatars.queries.ts";

const ICONS = { user: User, check: Check, settings: Settings, pencil: Pencil };

/** The drawings' file is loaded where one is shown; the initials are there until then. */
const AvatarDrawing = lazy(async (): Promise<{ default: ComponentType<{ of: DrawnAvatar; initials: ReactNode }> }> => {
	const module = await import("./avatar-drawings.tsx").catch(() => null);
	return { default: module?.AvatarDrawing ?? (({ initials }) => initials) };
});

/** What the avatar's circle shows: a drawing, an icon, or the initials of the name; without a name a neutral figure. */
export function AvatarPicture({ choice, name }: { choice: AvatarChoice; name: string }) {
	const initials = name.trim() ? <Initials of={initialsOf(name)} /> : <User size={20} aria-hidden="true" />;
	if (choice === "default") return initials;
	if (isDrawn(choice)) {
		return (
			<Suspense fallback={initials}>
				<AvatarDrawing of={choice} initials={initials} />
			</Suspense>
		);
	}
	const Icon = ICONS[choice];
	return <Icon size={20} aria-hidden="true" />;
}

/** Two letters have the circle's own size, more share its width. */
function Initials({ of: letters }: { of: string }) {
	const size = Math.min(1, 2.4 / letters.length);
	return <span style={{ fontSize: `${size}em` }}>{letters}</span>;
}

/** The avatar that a person chose, beside their name. Without an id the initials. */
export function PersonAvatar({ id, name, className }: { id: string | null; name: string; className?: string }) {
	const choice = useAvatar(id);
	return (
		<Avatar {...(className && { className })}>
			<AvatarPicture choice={choice} name={name} />
		</Avatar>
	);
}

function isDrawn(choice: AvatarChoice): choice is DrawnAvatar {
	return (DRAWN_AVATARS as readonly string[]).includes(choice);
}
