import { createElement, type ReactNode, useState } from "react";
import { ModuleMissing } from "./ModuleMissing.tsx";
import { type Load, loadedModule, loadModule, useLazyModule } from "./use-lazy-module.ts";

type Component<Props> = (props: Props) => ReactNode;
type PropsOf<Screen> = Screen extends Component<infer Props> ? Props : never;
type LazyScreen<Props> = Component<Props> & { preload: () => Promise<void> };

/**
 * A component whose module is loaded when it is first shown, or by the router before (`preload`). While its file cannot be
 * had, a notice is shown instead, and it opens by itself: the page around it stays, unlike with the router's own
 * `lazyRouteComponent`, which reloads the document.
 */
export function lazyScreen<Name extends string, Module extends Record<Name, Component<never>>>(
	load: Load<Module>,
	name: Name,
): LazyScreen<PropsOf<Module[Name]>> {
	// A failure is shown instead of the screen, with a retry.
	const preload = async () => {
		if (!loadedModule(load)) await loadModule(load).catch(() => undefined);
	};
	const show = (module: Module, props: PropsOf<Module[Name]>) =>
		createElement(module[name] as unknown as Component<object>, props as object);
	return Object.assign((props: PropsOf<Module[Name]>) => <Lazy load={load} show={(module) => show(module, props)} />, {
		preload,
	});
}

type LazyProps<Module extends object> = { load: Load<Module>; show: (module: Module) => ReactNode };

function Lazy<Module extends object>({ load, show }: LazyProps<Module>) {
	const [missing, setMissing] = useState(false);
	const module = useLazyModule(load, true, setMissing);
	return module ? show(module) : <ModuleMissing missing={missing} />;
}
