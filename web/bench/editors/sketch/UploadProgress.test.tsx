// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { UploadProgress } from "./UploadProgress.tsx";

afterEach(cleanup);

const MARK = "simulated, not compiled";

test.each(["verifying_early", "compiling_early", "uploading"] as const)("%s without a compiler is marked", (step) => {
	render(<UploadProgress step={step} simulated />);
	expect(screen.getByText(MARK)).toBeTruthy();
});

test("with a compiler nothing is marked, and Verify has no list of steps", () => {
	render(<UploadProgress step="uploading" simulated={false} />);
	expect(screen.getAllByRole("listitem")).toHaveLength(2);
	cleanup();
	render(<UploadProgress step="verifying" simulated={false} />);
	expect(screen.queryByRole("list")).toBeNull();
	cleanup();
	render(<UploadProgress step="idle" simulated />);
	expect(screen.queryByText(MARK)).toBeNull();
});
