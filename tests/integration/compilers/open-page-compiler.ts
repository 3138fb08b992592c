import { readdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import type { CompileResult } from "#domain/bench/compile-result.ts";
import { runServer } from "../../../server/tests/run-server.ts";

export interface PageCompiler {
	compile(source: string): Promise<CompileResult>;
	close(): Promise<void>;
}

/** What of a page's thread is used here. */
interface PageThread {
	postMessage(message: object): void;
	addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
	removeEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

/** The compiler in a page of the built product, in Chromium: its own thread is asked, without the rest of the page. */
export async function openPageCompiler(): Promise<PageCompiler> {
	const script = readdirSync("dist/web/assets").find((file) => /^compiler-worker-[^.]+\.js$/.test(file));
	const server = await runServer();
	const browser = await chromium.launch({
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
		args: ["--no-sandbox", "--disable-background-networking"],
	});
	const page = await browser.newPage();
	await page.goto(server.url);
	const worker = await page.evaluateHandle<PageThread>(`new Worker("/assets/${script}", { type: "module" })`);
	let questions = 0;
	return {
		compile: (source) =>
			worker.evaluate(
				(thread, { id, text }) =>
					new Promise<CompileResult>((resolve, reject) => {
						const listen = ({ data }: MessageEvent) => {
							if (data.id !== id || data.state === "loading" || data.state === "begun") return;
							thread.removeEventListener("message", listen);
							if (data.state === "compiled") resolve(data.result);
							else reject(new Error(data.why));
						};
						thread.addEventListener("message", listen);
						thread.postMessage({ id, ask: { do: "compile", source: text, debug: false } });
					}),
				{ id: ++questions, text: source },
			),
		async close() {
			await browser.close();
			await server.stop();
		},
	};
}
