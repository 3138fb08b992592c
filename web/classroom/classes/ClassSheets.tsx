import { Link } from "@tanstack/react-router";
import { ArrowLeft, Printer } from "lucide-react";
import type { ReactNode } from "react";
import type { TeacherClass } from "#domain/classroom/class-roster.ts";
import { printCode } from "#domain/classroom/codes.ts";
import { shownNames } from "#domain/classroom/distinct-names.ts";
import { m } from "#messages/generated/messages.js";
import { Button } from "#web/platform/ui/Button.tsx";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { exactTime } from "#web/platform/ui/exact-time.ts";
import { Logo } from "#web/platform/ui/Logo.tsx";
import { QrCode } from "./ClassCode.tsx";
import "./print-sheets.css";

const CARDS = 10;
/** Sign-ins by email are not among what a class teacher reads. */
const NOT_KNOWN = "–";

/** Cards to cut out, ten on an A4 sheet: name, code and address, never the secret. */
export function NameCards({ of }: { of: TeacherClass }) {
	const shown = shownNames(of.students);
	const pages = Math.max(1, Math.ceil(of.students.length / CARDS));
	return (
		<Sheets of={of}>
			<h1 className="no-print text-2xl">{m.classes_cards_title({ name: of.name })}</h1>
			{Array.from({ length: pages }, (_, page) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its number
				<section key={page} className="print-sheet">
					<div className="name-cards">
						{of.students.slice(page * CARDS, (page + 1) * CARDS).map(({ id }) => (
							<article key={id} className="name-card">
								<div className="grid grid-cols-[minmax(0,1fr)] gap-2 content-start min-w-0">
									<p className="flex items-center gap-2 text-sm font-bold truncate">{of.name}</p>
									<p className="text-[2rem] font-heavy leading-tight break-words">{shown(id)}</p>
								</div>
								<QrCode code={of.code} className="size-23" />
								<div className="col-span-2 flex justify-between items-end gap-3">
									<p>
										<span className="block text-xs">{m.classes_code_label()}</span>
										<span className="font-mono font-heavy text-[1.6875rem] leading-tight">{printCode(of.code, 3)}</span>
									</p>
									<p className="text-xs leading-relaxed">
										{m.classes_cards_open()} <b>{location.host}</b>
										<br />
										{m.classes_cards_type()}
										<br />
										{m.classes_cards_secret()}
									</p>
								</div>
							</article>
						))}
					</div>
					<p className="flex justify-between gap-4 pt-3 text-xs">
						<span>{m.classes_cards_count({ name: of.name, count: of.students.length, page: page + 1, pages })}</span>
						<span>{m.classes_cards_secret_note()}</span>
					</p>
				</section>
			))}
		</Sheets>
	);
}

/** Who is in the class and has signed in, on paper. */
export function ClassReport({ of }: { of: TeacherClass }) {
	return (
		<Sheets of={of}>
			<section className="print-sheet">
				<Logo name={m.product_name()} />
				<h1 className="text-2xl mt-4">{of.name}</h1>
				<p>
					{[
						m.classes_count({ count: of.students.length }),
						printCode(of.code, 3),
						new Date().toLocaleDateString(dateLocale(), { dateStyle: "long" }),
					].join(" · ")}
				</p>
				<table className="w-full mt-5 text-left text-sm">
					<thead>
						<tr>
							<th scope="col">{m.classes_report_name()}</th>
							<th scope="col">{m.classes_report_secret()}</th>
							<th scope="col">{m.classes_report_last()}</th>
						</tr>
					</thead>
					<tbody>
						{of.students.map(({ id, name, classAccount, secret, lastSignedInAt }) => (
							<tr key={id}>
								<td>{name}</td>
								<td>{reportedSecret(classAccount, secret !== null)}</td>
								<td>
									{lastSignedInAt ? exactTime(lastSignedInAt) : classAccount ? m.classes_report_never() : NOT_KNOWN}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</Sheets>
	);
}

function reportedSecret(classAccount: boolean, chosen: boolean): string {
	if (!classAccount) return m.classes_own_account();
	return chosen ? m.classes_report_secret_chosen() : m.classes_report_secret_missing();
}

function Sheets({ of, children }: { of: TeacherClass; children: ReactNode }) {
	return (
		<div className="print-sheets grid gap-5">
			<div className="no-print flex flex-wrap gap-3">
				<Link to="/class-management" search={{ class: of.id }} className={buttonClass({ variant: "quiet" })}>
					<ArrowLeft size={18} aria-hidden="true" />
					{of.name}
				</Link>
				<Button onClick={() => print()}>
					<Printer size={18} aria-hidden="true" />
					{m.classes_print()}
				</Button>
			</div>
			{children}
		</div>
	);
}
