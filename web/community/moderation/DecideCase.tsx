import { EyeOff, RotateCcw } from "lucide-react";
import { useState } from "react";
import { m } from "#messages/generated/messages.js";
import { hasCode } from "#web/platform/backend/backend-error.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { FieldError } from "#web/platform/ui/Field.tsx";
import { TextField } from "#web/platform/ui/TextField.tsx";
import { CASE_CHANGED, type Case, type Decision } from "./moderation.data.ts";
import { useDecide } from "./moderation.queries.ts";

const LINE_MAXIMUM = 500;

/** What staff can decide about a case. A warning needs a line, and an author whose account is still there to read it. */
export function DecideCase({ of }: { of: Case }) {
	const [line, setLine] = useState("");
	const [missing, setMissing] = useState(false);
	const decide = useDecide();
	const canWarn = of.authorId !== null;

	function handleDecision(decision: Decision, warn = false) {
		setMissing(warn && line.trim() === "");
		if (warn && line.trim() === "") return;
		decide.mutate({ of, decision, line: warn ? line.trim() : null }, { onSuccess: () => setLine("") });
	}

	return (
		<div className="grid gap-3">
			{canWarn && (
				<TextField
					label={m.reports_line()}
					maxLength={LINE_MAXIMUM}
					value={line}
					error={missing ? m.reports_line_missing() : undefined}
					onChange={(event) => {
						setLine(event.target.value);
						setMissing(false);
					}}
				/>
			)}
			<FieldError
				id="case-problem"
				error={decide.error && hasCode(decide.error, CASE_CHANGED) ? m.reports_changed() : undefined}
			/>
			<div className="flex flex-wrap gap-3">
				{canWarn &&
					(of.kind === "name" ? (
						<Button loading={decide.isPending} onClick={() => handleDecision("dismiss", true)}>
							{m.reports_warn()}
						</Button>
					) : (
						<Button loading={decide.isPending} onClick={() => handleDecision("hide", true)}>
							<EyeOff size={18} aria-hidden="true" />
							{of.hidden ? m.reports_keep_hidden_warn() : m.reports_hide_warn()}
						</Button>
					))}
				{of.kind !== "name" && (
					<Button once variant="quiet" onClick={() => handleDecision("hide")}>
						{of.hidden ? m.reports_keep_hidden() : m.reports_hide()}
					</Button>
				)}
				<Button
					once
					variant="quiet"
					className="ml-auto"
					onClick={() => handleDecision(of.hidden ? "restore" : "dismiss")}
				>
					{of.hidden && <RotateCcw size={18} aria-hidden="true" />}
					{of.hidden ? m.reports_restore() : m.reports_dismiss()}
				</Button>
			</div>
		</div>
	);
}
