import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { type ComponentProps, createContext, useContext } from "react";
import { classNames } from "./class-names.ts";

type TabLook = "pill" | "line";

const Look = createContext<TabLook>("pill");

/** Tabs: arrow keys move between them. `look="line"` for a page's own tabs, `pill` inside a card. */
export function Tabs({ look = "pill", ...rest }: ComponentProps<typeof Root> & { look?: TabLook }) {
	return (
		<Look value={look}>
			<Root {...rest} />
		</Look>
	);
}

const LISTS: Record<TabLook, string> = {
	pill: "grid grid-flow-col auto-cols-fr gap-1.25 p-1.25 rounded-medium bg-sunken",
	line: "flex gap-1 border-b border-line overflow-x-auto",
};

const TABS: Record<TabLook, string> = {
	pill: "grid place-items-center min-h-11 px-3 rounded-[10px] font-extrabold text-ink-2 hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-lift-1 disabled:opacity-55",
	line: "min-h-13 px-3.5 -mb-px border-b-3 border-transparent font-extrabold text-ink-2 whitespace-nowrap hover:text-ink data-[state=active]:border-teal data-[state=active]:text-teal-deep disabled:opacity-55 focus-visible:-outline-offset-3",
};

/** Needs an `aria-label` that says what the tabs choose between. */
export function TabList({ className, ...rest }: ComponentProps<typeof List>) {
	return <List {...rest} className={classNames(LISTS[useContext(Look)], className)} />;
}

export function Tab({ className, ...rest }: ComponentProps<typeof Trigger>) {
	return <Trigger {...rest} className={classNames(TABS[useContext(Look)], className)} />;
}

export function TabPanel({ className, ...rest }: ComponentProps<typeof Content>) {
	return <Content {...rest} className={classNames("rounded-small", className)} />;
}
