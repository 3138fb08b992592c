import { useEffect, useState } from "react";
import { useConnected } from "#web/platform/backend/connection.ts";
import { whenIdle } from "#web/platform/storage/critical.ts";
import { loadWithRetry } from "./load-with-retry.ts";

/** A constant function around `import()`. */
export type Load<Module extends object = object> = () => Promise<Module>;

/** The modules that have been loaded, by any caller: they are there when the network is not. */
const loadedModules = new WeakMap<Load, object>();

/** What a page shows goes before what may be opened some time. */
const PREFETCH_AFTER_MS = 2000;

/** A module that has been loaded. */
export function loadedModule<Module extends object>(load: Load<Module>): Module | undefined {
	return loadedModules.get(load) as Module | undefined;
}

/** Loads a module once, for everybody who has the same function. */
export async function loadModule<Module extends object>(load: Load<Module>): Promise<Module> {
	const module = loadedModule(load) ?? (await load());
	loadedModules.set(load, module);
	return module;
}

/**
 * A module that is loaded after the critical ones (`critical.ts`), or at once where `needed` says when: undefined until it
 * is there. Retried when the connection returns, and where only its request was lost after some seconds. `onMissing`, a
 * constant function, is called where the server answers, but does not give the file.
 */
export function useLazyModule<Module extends object>(
	load: Load<Module>,
	needed?: boolean,
	onMissing?: (missing: true) => void,
): Module | undefined {
	const [mine, setMine] = useState<{ load: Load<Module>; module: Module }>();
	const module = mine?.load === load ? mine.module : loadedModule(load);
	const connected = useConnected();
	const immediate = needed !== undefined;
	const wanted = needed !== false && connected && !module;
	useEffect(() => {
		if (!wanted) return;
		let over = false;
		const stop = loadWithRetry(
			async () => {
				await (immediate ? undefined : whenIdle());
				if (over) return;
				setMine({ load, module: await loadModule(load) });
			},
			() => onMissing?.(true),
		);
		return () => {
			over = true;
			stop();
		};
	}, [wanted, immediate, load, onMissing]);
	return module;
}

/** The browser's own setting: its data saver. */
function savesData(): boolean {
	const { connection } = navigator as { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}

/**
 * Loads modules that may be opened some time, each with those that it exports as its `lazyModules`, one after another and
 * while the browser is idle: `useLazyModule` then has them without a network, too. Not where the browser saves data. `loads` is a constant list.
 */
export function usePrefetch(loads: readonly Load[]): void {
	const connected = useConnected();
	useEffect(() => {
		if (!connected || savesData()) return;
		let over = false;
		let stop: (() => void) | undefined;
		const timer = setTimeout(() => {
			stop = loadWithRetry(() => prefetch(loads, () => over));
		}, PREFETCH_AFTER_MS);
		return () => {
			over = true;
			clearTimeout(timer);
			stop?.();
		};
	}, [connected, loads]);
}

async function prefetch(loads: readonly Load[], over: () => boolean): Promise<void> {
	for (const load of loads) {
		await whenIdle();
		if (over()) return;
		const { lazyModules = [] }: { lazyModules?: readonly Load[] } = await loadModule(load);
		await prefetch(lazyModules, over);
	}
}
