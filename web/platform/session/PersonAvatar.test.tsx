// @vitest-environment happy-dom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { AvatarPicture } from "./PersonAvatar.tsx";

afterEach(cleanup);

test("initials are the first letter of each word of the name, as small as all of them need", () => {
	const { container, rerender } = render(<AvatarPicture choice="default" name="asha  Rehema Juma" />);
	const size = () => Number.parseFloat(container.querySelector("span")?.style.fontSize ?? "1");
	expect(container.textContent).toBe("ARJ");
	const three = size();
	rerender(<AvatarPicture choice="default" name="Maria de la Cruz Santos" />);
	expect(container.textContent).toBe("MDLCS");
	expect(size()).toBeLessThan(three);
});

test("an avatar shows initials, and a neutral figure while the name is not known", () => {
	const { container, rerender } = render(<AvatarPicture choice="default" name="Amina Juma" />);
	expect([container.textContent, container.querySelector("svg")]).toEqual(["AJ", null]);
	rerender(<AvatarPicture choice="default" name=" " />);
	expect(container.querySelector("svg")).not.toBeNull();
});
