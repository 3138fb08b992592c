import { Cpu, Hand, type LucideIcon, MessageSquare, Monitor, Star, Wrench } from "lucide-react";
import type { ForumCategory } from "#domain/community/forum-categories.ts";
import { m } from "#messages/generated/messages.js";
import type { ChipTone } from "#web/platform/ui/Chip.tsx";

type Look = { label: () => string; icon: LucideIcon; tone: ChipTone; iconClass: string };

/** Colour, icon and word of each category. */
export const CATEGORY_LOOK: Record<ForumCategory, Look> = {
	general: { label: m.forum_general, icon: MessageSquare, tone: "plain", iconClass: "text-ink" },
	arduino: { label: m.forum_arduino, icon: Cpu, tone: "teal", iconClass: "text-teal" },
	"raspberry-pi": { label: m.forum_raspberry_pi, icon: Monitor, tone: "berry", iconClass: "text-berry" },
	"project-help": { label: m.forum_project_help, icon: Hand, tone: "violet", iconClass: "text-violet" },
	showcase: { label: m.forum_showcase, icon: Star, tone: "sun", iconClass: "text-sun-ink" },
	troubleshooting: { label: m.forum_troubleshooting, icon: Wrench, tone: "sky", iconClass: "text-sky" },
};
