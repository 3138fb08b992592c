import { Printer, Star } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { displayNameOf } from "#domain/account/display-name.ts";
import { levelFor, levelProgress } from "#domain/bench/points.ts";
import { type Stars, starCount } from "#domain/bench/stars.ts";
import { m } from "#messages/generated/messages.js";
import { useProfile } from "#web/platform/session/profile.queries.ts";
import { Button } from "#web/platform/ui/Button.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";
import { dateLocale } from "#web/platform/ui/date-locale.ts";
import { ProgressBar } from "#web/platform/ui/ProgressBar.tsx";
import { playFanfare } from "./fanfare.ts";
import { useCountUp } from "./use-count-up.ts";
import "./success.css";

const longDate = new Intl.DateTimeFormat(dateLocale(), { dateStyle: "long" });

interface SuccessPageProps {
	/** The project's. */
	project: string;
	/** The board, which keeps running. */
	scene: ReactNode;
	/** Null until the server's record of the help is known. */
	stars: Stars | null;
	/** What the project gave. */
	points: number;
	/** All points of the person, these included; null while they are not known. */
	total: number | null;
	/** Below the points: those of the others who worked together. */
	others?: ReactNode;
	ways: readonly Way[];
	/** The way back. */
	back: ReactNode;
}

/** What can come next. */
export interface Way {
	id: string;
	picture: ReactNode;
	title: string;
	text: string;
	/** A link or a button. */
	action: ReactNode;
}

/** A project is completed: a page of its own, over the workshop. Printed, it is a picture of what was built. */
export function SuccessPage({ project, scene, stars, points, total, others, ways, back }: SuccessPageProps) {
	const title = useRef<HTMLHeadingElement>(null);
	const name = useProfile().data?.name;
	useEffect(() => {
		title.current?.focus({ preventScroll: true });
		playFanfare();
	}, []);
	return (
		<main className="success">
			<div className="success-page">
				<div aria-hidden="true" className="success-printed">
					<b>{project}</b>
					{name && <span>{m.success_built_by({ name: displayNameOf(name), date: longDate.format(new Date()) })}</span>}
				</div>
				<div className="success-win">
					<section aria-label={m.success_running()} className="success-scene dots">
						<p className="success-running">
							<i aria-hidden="true" />
							{m.success_running()}
						</p>
						{scene}
					</section>
					<div className="grid gap-5 min-w-0">
						{stars && <StarRow stars={stars} />}
						<div>
							<h1 ref={title} tabIndex={-1} className="text-[clamp(28px,4vw,42px)] leading-tight">
								{m.success_title()}
							</h1>
							<p className="text-ink-2 text-lg mt-1.5">{m.blocks_perfect()}</p>
						</div>
						<Gain points={points} total={total} />
						{others}
					</div>
				</div>
				<div className="success-ways">
					{ways.map(({ id, picture, title: name, text, action }) => (
						<section key={id} aria-labelledby={`way-${id}`} className="success-way">
							<div aria-hidden="true" className="success-picture">
								{picture}
							</div>
							<div className="min-w-0">
								<h2 id={`way-${id}`} className="text-xl">
									{name}
								</h2>
								<p className="text-sm text-ink-2">{text}</p>
							</div>
							<div className="success-action">{action}</div>
						</section>
					))}
				</div>
				<div className="success-back">
					{back}
					<Button variant="quiet" onClick={() => print()}>
						<Printer size={18} aria-hidden="true" />
						{m.success_print()}
					</Button>
				</div>
			</div>
		</main>
	);
}

function StarRow({ stars }: { stars: Stars }) {
	const all = [
		{ id: "works", earned: stars.works, text: m.success_star_works() },
		{ id: "hint", earned: stars.noHint, text: m.success_star_no_hint() },
		{ id: "solution", earned: stars.notOpened, text: m.success_star_not_opened() },
	];
	return (
		<div role="img" aria-label={m.success_stars({ count: starCount(stars) })} className="success-stars">
			{all.map(({ id, earned, text }) => (
				<div key={id} className={classNames("success-star", earned && "success-star-earned")}>
					<Star fill="currentColor" strokeWidth={1} />
					<small>{text}</small>
				</div>
			))}
		</div>
	);
}

function Gain({ points, total }: { points: number; total: number | null }) {
	const shown = useCountUp(points);
	const all = total ?? points;
	const { fraction, pointsToNext } = levelProgress(all);
	const toNext = m.success_to_level({ points: pointsToNext, level: levelFor(all) + 1 });
	return (
		<div className="success-gain">
			<b aria-hidden="true">{`+${shown}`}</b>
			<span className="sr-only">{m.success_gained({ points })}</span>
			<div className="grid gap-2 grow">
				<ProgressBar
					tone="sun"
					label={m.points_level({ level: levelFor(all) })}
					fraction={fraction}
					valueText={toNext}
				/>
				<p className="text-sm text-ink-2">
					<b className="text-ink">{m.success_points({ points: all })}</b> {toNext}
				</p>
			</div>
		</div>
	);
}
