import { useState } from "react";
import { Checkbox } from "#web/platform/ui/Checkbox.tsx";
import { PasswordField } from "#web/platform/ui/PasswordField.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { SelectField } from "#web/platform/ui/SelectField.tsx";
import { Slider } from "#web/platform/ui/Slider.tsx";
import { Switch } from "#web/platform/ui/Switch.tsx";
import { TextArea } from "#web/platform/ui/TextArea.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { Pieces } from "./Pieces.tsx";

const REGIONS = ["Arusha", "Mwanza"].map((value) => ({ value, label: value }));
const KINDS = [
	{ value: "educator", label: "Educator (Teacher/Admin)" },
	{ value: "student", label: "Student with Email" },
];

export function FieldPieces() {
	const [on, setOn] = useState(true);
	const [celsius, setCelsius] = useState(31.5);
	return (
		<Pieces title="Fields">
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField label="Text" placeholder="Enter your name" hint="A hint below" />
				<TextField label="Text with an error" defaultValue="A" error="Name must be at least 2 characters." />
				<TextField label="Optional" optional="(optional)" />
				<TextField label="Disabled" defaultValue="Cannot be changed" disabled />
				<PasswordField label="Password" defaultValue="secret1" />
				<PasswordField label="Password with an error" error="Password is required" />
				<SelectField label="Select" options={REGIONS} placeholder="Choose…" />
				<SelectField label="Select with an error" options={REGIONS} error="Choose one" />
				<TextArea label="Several lines" placeholder="What did you build?" hint="A hint below" />
				<TextArea label="Several lines with an error" error="This note is too long." />
				<RadioCards legend="I am a" options={KINDS} />
				<RadioCards legend="With an error" options={KINDS} error="Choose one" />
				<Checkbox label="A parent or guardian agrees" defaultChecked />
				<Checkbox label="A parent or guardian agrees" error="Please ask a parent or guardian" />
				<Switch label="Dark mode" checked={on} onCheckedChange={setOn} />
				<Switch label="Disabled" checked={false} onCheckedChange={setOn} disabled />
				<Slider
					label="Water temperature"
					value={celsius}
					min={-55}
					max={125}
					step={0.5}
					onValueChange={setCelsius}
					valueText={`${celsius} °C`}
				/>
				<Slider label="Disabled" value={20} min={0} max={100} onValueChange={setCelsius} disabled />
			</div>
		</Pieces>
	);
}
