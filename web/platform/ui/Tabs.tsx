import { type ComponentProps, createContext, type KeyboardEvent, useContext, useId, useState } from "react";
import { classNames } from "./class-names.ts";

type TabLook = "pill" | "line";

type Chosen = { look: TabLook; id: string; value: string | undefined; choose: (value: string) => void };

const Chosen = createContext<Chosen>({ look: "pill", id: "", value: undefined, choose: () => undefined });

type TabsProps = Omit<ComponentProps<"div">, "defaultValue"> & {
	look?: TabLook;
	/** The chosen tab, held elsewhere; or `defaultValue`, held here. */
	value?: string;
	defaultValue?: string;
	onValueChange?: (value: string) => void;
};

/**
 * Tabs: arrow keys, Home and End move between them and show their panels at once (the pattern of WAI-ARIA). `look="line"`
 * for a page's own tabs, `pill` inside a card. Our own, for the landing page's script: see docs/decisions.
 */
export function Tabs({ look = "pill", value: held, defaultValue, onValueChange, className, ...rest }: TabsProps) {
	const id = useId();
	const [own, setOwn] = useState(defaultValue);
	const value = held ?? own;
	function choose(next: string) {
		if (next === value) return;
		setOwn(next);
		onValueChange?.(next);
	}
	return (
		<Chosen value={{ look, id, value, choose }}>
			<div {...rest} className={classNames("min-w-0", className)} />
		</Chosen>
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
export function TabList({ className, ...rest }: ComponentProps<"div">) {
	const { look } = useContext(Chosen);
	return <div role="tablist" {...rest} onKeyDown={moveOn} className={classNames(LISTS[look], className)} />;
}

/** Arrow keys go round; the tab that is reached is chosen. */
function moveOn(event: KeyboardEvent<HTMLElement>): void {
	const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]:not(:disabled)")];
	const at = tabs.indexOf(event.target as HTMLElement);
	const indexes: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
	const index = indexes[event.key];
	if (index === undefined || at < 0) return;
	event.preventDefault();
	const next = tabs.at(index % tabs.length);
	next?.focus();
	next?.click();
}

export function Tab({ value, className, ...rest }: Omit<ComponentProps<"button">, "value"> & { value: string }) {
	const { look, id, value: chosen, choose } = useContext(Chosen);
	const active = value === chosen;
	return (
		<button
			type="button"
			role="tab"
			id={`${id}-tab-${value}`}
			aria-selected={active}
			aria-controls={`${id}-panel-${value}`}
			data-state={active ? "active" : "inactive"}
			tabIndex={active ? 0 : -1}
			onClick={() => choose(value)}
			{...rest}
			className={classNames(TABS[look], className)}
		/>
	);
}

type PanelProps = ComponentProps<"div"> & {
	value: string;
	/** The panel stays as it is while another one is shown. */
	forceMount?: boolean;
};

export function TabPanel({ value, forceMount = false, className, children, ...rest }: PanelProps) {
	const { id, value: chosen } = useContext(Chosen);
	const active = value === chosen;
	return (
		<div
			role="tabpanel"
			id={`${id}-panel-${value}`}
			aria-labelledby={`${id}-tab-${value}`}
			data-state={active ? "active" : "inactive"}
			hidden={!active}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: a panel can be reached by keyboard to be scrolled and read (WAI-ARIA).
			tabIndex={0}
			{...rest}
			className={classNames("rounded-small", className)}
		>
			{(active || forceMount) && children}
		</div>
	);
}
