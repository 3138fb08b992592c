// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AvatarPicture } from "./PersonAvatar.tsx";

afterEach(cleanup);

test("an avatar shows initials, and a neutral figure while the name is not known", () => {
	const { container, rerender } = render(<AvatarPicture choice="default" name="Amina Juma" />);
	expect([container.textContent, container.querySelector("svg")]).toEqual(["AJ", null]);
	rerender(<AvatarPicture choice="default" name=" " />);
	expect(container.querySelector("svg")).not.toBeNull();
});
