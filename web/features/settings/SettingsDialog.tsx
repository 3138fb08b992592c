import { type ReactNode, useId } from "react";
import { m } from "#messages/generated/messages.js";
import { changePreferences, TEXT_SIZES, type TextSize, usePreferences } from "#web/device/preferences.ts";
import { THEME_CHOICES, type ThemeChoice, useThemeChoice } from "#web/device/theme.ts";
import { Dialog } from "#web/ui/Dialog.tsx";
import { RadioCards } from "#web/ui/RadioCards.tsx";
import { Switch } from "#web/ui/Switch.tsx";
import { AccountSettings } from "./AccountSettings.tsx";
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

type Props = {
	open: boolean;
	onOpenChange: (open: boolean) => void;
	/** What else one does with one's account. */
	children: ReactNode;
};

/** How the product looks and sounds on this device, and what becomes of one's account. Each choice holds at once. */
export function SettingsDialog({ open, onOpenChange, children }: Props) {
	return (
		<Dialog title={m.settings_title()} open={open} onOpenChange={onOpenChange}>
			<DeviceSettings />
			<Section title={m.settings_age()}>
				<AgeSetting />
			</Section>
			<Section title={m.settings_account()}>
				<AccountSettings />
				{children}
			</Section>
		</Dialog>
	);
}

function DeviceSettings() {
	const [theme, setTheme] = useThemeChoice();
	const { sound, vibration, textSize } = usePreferences();
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
			<Section title={m.settings_feedback()}>
				<Switch label={m.settings_sound()} checked={sound} onCheckedChange={(on) => changePreferences({ sound: on })} />
				<Switch
					label={m.settings_vibration()}
					checked={vibration}
					onCheckedChange={(on) => changePreferences({ vibration: on })}
				/>
			</Section>
		</>
	);
}

function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="grid gap-2 pt-3 border-t border-line">
			<h3 id={id}>{title}</h3>
			{children}
		</section>
	);
}
