import { ProjectPicture } from "#web/platform/learning/ProjectPicture.tsx";
import { classNames } from "#web/platform/ui/class-names.ts";

/** Each kit shows the picture of one of its projects. */
const PICTURES: Record<string, string> = {
	"primary-level-kit": "joystick-led",
	"intermediate-kit": "water-temp-monitor",
	"advanced-kit": "obstacle-avoidance",
	"water-and-weather": "temp-humid-monitor",
	"alarms-and-safety": "fire-alarm",
};

/** A kit's picture. Decoration. */
export function KitPicture({ id, className }: { id: string; className?: string }) {
	return <ProjectPicture projectId={PICTURES[id] ?? id} className={classNames("h-full", className)} />;
}
