import { listEveryProject } from "#content/catalogue.ts";
import type { Passage } from "#content/passages.ts";
import { loadProject } from "#content/projects.ts";
import { m } from "#messages/generated/messages.js";
import type { Locale } from "#messages/generated/runtime.js";
import { drivenBy } from "#simulator/next-step/gather-facts.ts";
import { textsOf } from "#simulator/parts/part-texts.ts";

/** Of each project, on which pins its circuit has which part. */
export async function wiringPassages(locale: Locale): Promise<Passage[]> {
	const found = await Promise.all(
		listEveryProject(locale).map(async ({ id, title }) => {
			const circuit = (await loadProject(id, locale))?.circuit;
			if (!circuit) return [];
			const pinsOf = drivenBy(circuit);
			return circuit.parts.flatMap((part) => {
				const [named, pins] = [textsOf(part.kind, locale), pinsOf[part.id] ?? []];
				if (!named || pins.length === 0) return [];
				const texts = { part: `${named.name} (${part.id.replaceAll("_", " ")})`, pins: pins.join(", ") };
				const text = m.assistant_wired_to(texts, { locale });
				const asked = ["wire", ...(named.controls ? ["sensor"] : [])];
				const source = { kind: "project" as const, id, title };
				return [{ source, title: texts.part, text, asked, inside: true, needs: ["pin", "wire", "connect"] }];
			});
		}),
	);
	return found.flat();
}
