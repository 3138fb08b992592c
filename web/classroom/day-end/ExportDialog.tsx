import { Download } from "lucide-react";
import { useId, useState } from "react";
import { m } from "#messages/generated/messages.js";
import { csvOf } from "#web/classroom/progress/progress-csv.ts";
import { backend } from "#web/platform/backend/backend.ts";
import { downloadText } from "#web/platform/storage/download.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Dialog } from "#web/platform/ui/Dialog.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { RadioCards } from "#web/platform/ui/RadioCards.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { getClassReport } from "./class-report.data.ts";
import { moodleRows, registerRows } from "./register-rows.ts";

interface ExportDialogProps {
	classId: string;
	day: string;
	today: string;
}

const FORMS = { register: registerRows, moodle: moodleRows };

/** The report of a span of days as a file: for the class's register, or for Moodle. */
export function ExportDialog({ classId, day, today }: ExportDialogProps) {
	const errorId = useId();
	const [open, setOpen] = useState(false);
	const [form, setForm] = useState<keyof typeof FORMS>("register");
	const [days, setDays] = useState({ from: day, to: day });
	const [error, setError] = useState<string>();
	const [reading, setReading] = useState(false);

	async function save() {
		if (days.from === "" || days.to === "" || days.from > days.to) return setError(m.day_export_order());
		setError(undefined);
		setReading(true);
		try {
			const report = await getClassReport(await backend(), classId, days);
			const span = days.from === days.to ? days.from : `${days.from} ${days.to}`;
			const name = [report.name, form === "moodle" && "Moodle", span].filter(Boolean).join(" ");
			downloadText(`${name}.csv`, "text/csv;charset=utf-8", await csvOf(FORMS[form](report)));
			setOpen(false);
		} catch {
			setError(m.day_export_failed());
		} finally {
			setReading(false);
		}
	}

	const dayField = (which: "from" | "to", label: string) => (
		<TextField
			type="date"
			label={label}
			max={today}
			value={days[which]}
			onChange={(event) => setDays({ ...days, [which]: event.target.value })}
		/>
	);
	return (
		<Dialog
			title={m.day_export_title()}
			open={open}
			onOpenChange={setOpen}
			trigger={
				<Button variant="quiet">
					<Download size={18} aria-hidden="true" />
					{m.day_export()}
				</Button>
			}
			actions={
				<Button loading={reading} onClick={() => void save()}>
					{m.day_export_download()}
				</Button>
			}
		>
			<RadioCards
				legend={m.day_export_for()}
				value={form}
				options={[
					{ value: "register", label: m.day_export_register() },
					{ value: "moodle", label: m.day_export_moodle() },
				]}
				onChange={(event) => setForm(event.target.value as keyof typeof FORMS)}
			/>
			<p className="text-sm text-ink-2">
				{form === "register" ? m.day_export_register_how() : m.day_export_moodle_how()}
			</p>
			{form === "moodle" && <p className="text-sm text-ink-2">{m.day_export_learn()}</p>}
			<div className="grid grid-cols-2 gap-3">
				{dayField("from", m.day_export_from())}
				{dayField("to", m.day_export_to())}
			</div>
			<FieldError id={errorId} error={error} />
		</Dialog>
	);
}
