import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import { m } from "#messages/generated/messages.js";
import { buttonClass } from "#web/platform/ui/button-class.ts";
import { Card } from "#web/platform/ui/Card.tsx";
import { Chip } from "#web/platform/ui/Chip.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { KitPicture } from "./KitPicture.tsx";
import { KIT_PAGES } from "./kit-pages.ts";
import type { Kit } from "./kits.data.ts";
import { useOpenKit } from "./kits.queries.ts";

/** One kit of the catalogue: what it is, how far the learner is, and the way in. */
export function KitCard({ kit }: { kit: Kit }) {
	const opening = useOpenKit();
	const page = KIT_PAGES[kit.type];
	const complete = kit.progressPercentage === 100;
	const started = kit.completedLevels > 0;
	const levels = m.kit_levels({ done: kit.completedLevels, total: kit.totalLevels });
	return (
		<Card as="article" className={classNames("@container flex", complete && "!border-leaf")}>
			<div className="grow grid gap-x-6 gap-y-3 grid-rows-[auto_auto_auto_1fr] @xl:grid-cols-[260px_minmax(0,1fr)] @xl:grid-rows-[auto_auto_1fr]">
				<div className="max-h-52 @xl:max-h-none min-h-26 rounded-medium overflow-hidden @xl:row-span-3">
					<KitPicture id={kit.id} />
				</div>
				<div className="flex items-start justify-between gap-3">
					<h3 className="pt-0.5">{kit.title}</h3>
					<div className="flex flex-wrap justify-end gap-1.5">
						{kit.featured && <Chip tone="sun">{m.kit_popular()}</Chip>}
						{complete && (
							<Chip tone="leaf">
								<CircleCheck size={16} aria-hidden="true" />
								{m.kit_completed()}
							</Chip>
						)}
					</div>
				</div>
				<p className="text-sm text-ink-2">{kit.description}</p>
				<div className="grid gap-3 self-end">
					<p className="text-sm text-ink-2">{m.kit_ages({ ages: kit.ageRange })}</p>
					<ProgressBar
						label={kit.title}
						fraction={kit.progressPercentage / 100}
						valueText={levels}
						tone={complete ? "leaf" : "teal"}
					/>
					<p className="text-sm text-ink-2">{m.kit_facts({ levels, points: kit.pointsPerLevel })}</p>
					{page && (
						<Link
							to={page}
							search={{ kit: kit.id }}
							onClick={() => opening.mutate(kit.id)}
							className={buttonClass(
								{ variant: complete ? "quiet" : "soft" },
								classNames("w-full @xl:w-auto @xl:justify-self-start", complete && "!border-leaf !text-leaf"),
							)}
							aria-label={started ? m.kit_continue_named({ kit: kit.title }) : m.kit_start_named({ kit: kit.title })}
						>
							{started ? m.kit_continue() : m.kit_start()}
						</Link>
					)}
				</div>
			</div>
		</Card>
	);
}

/** A placeholder for a card that is loading. */
export function KitCardSkeleton() {
	return (
		<Card as="div" className="grid gap-3">
			<Skeleton className="h-26" />
			<Skeleton className="h-6 w-2/3" />
			<Skeleton className="h-4" />
			<Skeleton className="h-4 w-1/3" />
			<Skeleton className="h-2.5" />
			<Skeleton className="h-11" />
		</Card>
	);
}
