/** What a phone shows of the bench, each with the whole height. */
export type BenchMode = (typeof BENCH_MODES)[number];

export const BENCH_MODES = ["code", "task", "board"] as const;

/** A window for one mode at a time: a narrow one, or a phone on its side. The same queries are in bench.css. */
export const PHONE = "(max-width: 767px), (max-height: 479px)";

/** A window for two panes, one above the other. */
export const STACKED = "(min-width: 768px) and (max-width: 1023px) and (min-height: 800px)";
