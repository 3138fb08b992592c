import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { Manual } from "#content/manual-schema.ts";
import { m } from "#messages/generated/messages.js";
import { useExplain } from "#web/platform/learning/explain.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { Card } from "#web/platform/ui/Card.tsx";
import { ProgramText } from "#web/platform/ui/ProgramText.tsx";
import { Tab, TabList, TabPanel, Tabs } from "#web/platform/ui/Tabs.tsx";
import { Connections } from "./Connections.tsx";
import { Materials } from "./Materials.tsx";

interface ManualViewerProps {
	manual: Manual;
	/** Of its circuit, where that is known. */
	schematic?: ReactNode;
	onClose: () => void;
}

/** A manual in six tabs: what it is, what it needs, how it is wired, its program, how it is tested, where it is used. */
export function ManualViewer({ manual, schematic, onClose }: ManualViewerProps) {
	const tabs = [
		["overview", m.manual_overview(), <Paragraphs key="overview" lines={manual.overview} />],
		["materials", m.manual_materials(), <Materials key="materials" materials={manual.materials} />],
		[
			"circuit",
			m.manual_circuit(),
			<Connections key="circuit" setup={manual.circuitSetup} safety={manual.safety} schematic={schematic} />,
		],
		["code", m.manual_code(), <ProgramText key="code" label={m.manual_code()} text={manual.code} />],
		["testing", m.manual_testing(), <Steps key="testing" lines={manual.testing} />],
		["application", m.manual_application(), <Paragraphs key="application" lines={manual.realWorldApplication} />],
	] as const;
	return (
		<div className="max-w-4xl w-full mx-auto grid gap-4 p-4 sm:p-6 pb-12">
			<div className="flex flex-wrap items-center gap-3">
				<Button variant="quiet" onClick={onClose}>
					<ArrowLeft size={18} aria-hidden="true" />
					{m.manual_close()}
				</Button>
				<h2 className="grow">{manual.title}</h2>
			</div>
			<Tabs look="line" defaultValue="overview">
				<TabList aria-label={manual.title}>
					{tabs.map(([id, text]) => (
						<Tab key={id} value={id}>
							{text}
						</Tab>
					))}
				</TabList>
				{tabs.map(([id, , content]) => (
					<TabPanel key={id} value={id} className="pt-4">
						<Card>{content}</Card>
					</TabPanel>
				))}
			</Tabs>
		</div>
	);
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
	const explain = useExplain();
	return (
		<div className="grid gap-3 max-w-[65ch]">
			{lines.map((line, index) => (
				<p key={line}>{explain(line, lines.slice(0, index))}</p>
			))}
		</div>
	);
}

function Steps({ lines }: { lines: readonly string[] }) {
	const explain = useExplain();
	return (
		<ol className="grid gap-2.5 m-0 pl-6 list-decimal marker:font-extrabold marker:text-teal max-w-[65ch]">
			{lines.map((line, index) => (
				<li key={line} className="pl-1">
					{explain(line, lines.slice(0, index))}
				</li>
			))}
		</ol>
	);
}
