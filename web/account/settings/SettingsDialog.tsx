import { Link } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { m } from "#messages/generated/messages.js";
import { changePreferences, TEXT_SIZES, type TextSize, usePreferences } from "#web/platform/storage/preferences.ts";
import { THEME_CHOICES, type ThemeChoice, useThemeChoice } from "#web/platform/storage/theme.ts";
import { classNames } from "#web/platform/ui/class-names.ts";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";
import { OwnData, SignOuts } from "./AccountSettings.tsx";
import { AgeSetting } from "./AgeSetting.tsx";

const THEMES: Record<ThemeChoice, () => string> = {
	light: m.settings_theme_light,
	dark: m.settings_theme_dark,
	system: m.settings_theme_system,
};

const SIZES: Record<TextSize, () => string> = {
	normal: m.settings_text_normal,
	large: m.settings_text_large,
	larger: m.settings_text_larger,
};

const LEGAL_LINK = "inline-flex items-center min-h-11 font-bold text-teal-deep";

type Props = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** Who is signed in. */
	who: ReactNode;
	/** How one signs in, and what changes it. */
	signIn: ReactNode;
	/** The choice of a computer that others use, too. */
	shared: ReactNode;
	/** The end of the account. */
	leave: ReactNode;
};

/** Who one is, how the product looks and sounds on this device, and what becomes of one's account. Each choice holds at once. */
export function SettingsDialog({ open, onOpenChange, who, signIn, shared, leave }: Props) {
	return (
		<Dialog title={m.settings_title()} open={open} onOpenChange={onOpenChange}>
			{who}
			<Section title={m.settings_device()}>
				<DeviceSettings />
				{shared}
			</Section>
			<Section title={m.settings_account()}>
				{signIn}
				<OwnData />
			</Section>
			<Section title={m.settings_age()}>
				<AgeSetting />
			</Section>
			<Section title={m.settings_sessions()}>
				<SignOuts />
			</Section>
			<Section title={m.settings_delete()} apart>
				{leave}
			</Section>
			<nav aria-label={m.footer_legal()} className="flex flex-wrap gap-x-6">
				<Link to="/privacy-policy" className={LEGAL_LINK}>
					{m.footer_privacy()}
				</Link>
				<Link to="/terms-of-service" className={LEGAL_LINK}>
					{m.footer_terms()}
				</Link>
			</nav>
		</Dialog>
	);
}

function DeviceSettings() {
	const [theme, setTheme] = useThemeChoice();
	const { sound, vibration, motion, textSize } = usePreferences();
	return (
		<>
			<RadioCards
				legend={m.settings_theme()}
				columns={3}
				options={THEME_CHOICES.map((value) => ({ value, label: THEMES[value]() }))}
				value={theme}
				onChange={(event) => setTheme(event.target.value as ThemeChoice)}
			/>
			<RadioCards
				legend={m.settings_text_size()}
				columns={3}
				options={TEXT_SIZES.map((value) => ({ value, label: SIZES[value]() }))}
				value={textSize}
				onChange={(event) => changePreferences({ textSize: event.target.value as TextSize })}
			/>
			<Switch label={m.settings_sound()} checked={sound} onCheckedChange={(on) => changePreferences({ sound: on })} />
			<Switch
				label={m.settings_vibration()}
				checked={vibration}
				onCheckedChange={(on) => changePreferences({ vibration: on })}
			/>
			<Switch
				label={m.settings_motion()}
				checked={motion}
				onCheckedChange={(on) => changePreferences({ motion: on })}
			/>
			<p className="text-sm text-ink-2">{m.settings_motion_text()}</p>
		</>
	);
}

/** `apart`: what cannot be taken back has a frame of its own. */
function Section({ title, apart = false, children }: { title: string; apart?: boolean; children: ReactNode }) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className={classNames(
				"grid gap-2 [&_button]:whitespace-normal [&_button]:leading-tight",
				apart ? "mt-2 p-4 border-[1.5px] border-coral rounded-medium" : "pt-4 border-t border-line",
			)}
		>
			<h3 id={id} className="text-lg">
				{title}
			</h3>
			{children}
		</section>
	);
}
