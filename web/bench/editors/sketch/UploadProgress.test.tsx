// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UploadProgress } from "./UploadProgress.tsx";

afterEach(cleanup);

const MARK = "Compiled in this browser";

test.each(["verifying_early", "compiling_early", "uploading"] as const)("%s in the page is marked", (step) => {
	render(<UploadProgress step={step} isHere />);
	expect(screen.getByText(MARK)).toBeTruthy();
});

test("what the server compiles is not marked, and Verify has no list of steps", () => {
	render(<UploadProgress step="uploading" isHere={false} />);
	expect(screen.getAllByRole("listitem")).toHaveLength(2);
	cleanup();
	render(<UploadProgress step="verifying" isHere={false} />);
	expect(screen.queryByRole("list")).toBeNull();
	cleanup();
	render(<UploadProgress step="idle" isHere />);
	expect(screen.queryByText(MARK)).toBeNull();
});
