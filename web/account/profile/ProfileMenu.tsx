import { useMutation } from "@tanstack/react-query";
import { LogOut, Pencil, Settings } from "lucide-react";
import { useRef, useState } from "react";
import { avatarOf } from "#domain/account/avatars.ts";
import { isEducator } from "#domain/account/roles.ts";
import { m } from "#messages/generated/messages.js";
import { useLazyModule } from "#web/platform/loading/use-lazy-module.ts";
import { AvatarPicture } from "#web/platform/session/PersonAvatar.tsx";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { signOut } from "#web/platform/session/session.ts";
import { useTheme } from "#web/platform/storage/theme.ts";
import { Avatar } from "#web/platform/ui/Avatar.tsx";
import { Button } from "#web/platform/ui/Button.tsx";
import { Popover } from "#web/platform/ui/Popover.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";

const loadEditor = () => import("./EditProfileDialog.tsx");

/** The round button at the page's top right, and the panel behind it. `onSettings` opens the settings. */
export function ProfileMenu({ onSettings }: { onSettings: () => void }) {
	const { data: profile, isPending } = useProfile();
	const button = useRef<HTMLButtonElement>(null);
	const [open, setOpen] = useState(false);
	const [editing, setEditing] = useState(false);
	const editor = useLazyModule(loadEditor, editing || undefined);
	const [theme, setTheme] = useTheme();
	const leaving = useMutation({
		mutationFn: () => signOut(),
		meta: { success: m.session_signed_out, failure: m.session_sign_out_failed },
	});
	const name = profile?.name ?? "";
	/** Focuses the menu's button first, to which the dialog returns the focus: the menu's own buttons unmount. */
	function leaveFor(openDialog: () => void) {
		button.current?.focus();
		setOpen(false);
		openDialog();
	}
	const picture = <AvatarPicture choice={avatarOf(profile?.avatar)} name={name} />;
	return (
		<>
			<Popover
				label={m.profile_menu()}
				open={open}
				onOpenChange={setOpen}
				className="w-68 grid gap-2 p-4"
				trigger={
					<button
						ref={button}
						type="button"
						aria-label={m.profile_menu()}
						className="grid place-items-center size-11 shrink-0 rounded-full"
					>
						<Avatar>{picture}</Avatar>
					</button>
				}
			>
				<div className="flex items-center gap-3 pb-2 border-b border-line">
					<Avatar>{picture}</Avatar>
					<div className="min-w-0">
						<p className="font-extrabold truncate">{name}</p>
						{isPending && <Skeleton className="h-6 w-32" />}
						{profile && (
							<p className="text-sm text-ink-2">
								{isEducator(profile.user_type) ? m.profile_role_educator() : m.profile_role_student()}
							</p>
						)}
					</div>
				</div>
				<Switch
					label={theme === "dark" ? m.profile_light_mode() : m.profile_dark_mode()}
					checked={false}
					onCheckedChange={() => setTheme(theme === "dark" ? "light" : "dark")}
				/>
				<Button variant="quiet" disabled={!profile} onClick={() => leaveFor(() => setEditing(true))}>
					<Pencil size={18} aria-hidden="true" />
					{m.profile_edit()}
				</Button>
				<Button variant="quiet" onClick={() => leaveFor(onSettings)}>
					<Settings size={18} aria-hidden="true" />
					{m.settings_title()}
				</Button>
				<Button variant="quiet" loading={leaving.isPending} onClick={() => leaving.mutate()}>
					<LogOut size={18} aria-hidden="true" />
					{m.profile_sign_out()}
				</Button>
			</Popover>
			{profile && editor && <editor.EditProfileDialog open={editing} onOpenChange={setEditing} profile={profile} />}
		</>
	);
}
