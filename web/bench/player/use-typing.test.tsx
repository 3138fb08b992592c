// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useTyping } from "./use-typing.ts";

test("what is typed is kept at once, and is the source only once it is run", () => {
	const onChange = vi.fn();
	const editing = { initialText: "int a;", firstText: "int a;", onChange };
	const { result } = renderHook(() => useTyping(editing));
	expect(result.current).toMatchObject({ source: "int a;", differs: false });
	act(() => result.current?.onChange("int b;"));
	expect(onChange).toHaveBeenCalledExactlyOnceWith("int b;");
	expect(result.current).toMatchObject({ source: "int a;", differs: true });
	act(() => result.current?.run());
	expect(result.current).toMatchObject({ source: "int b;", differs: false });
	act(() => result.current?.onChange("int a;"));
	act(() => result.current?.onChange("int b;"));
	expect(result.current).toMatchObject({ source: "int b;", differs: false });
});

test("a work that is only looked at has nothing to type", () => {
	expect(renderHook(() => useTyping(undefined)).result.current).toBeNull();
});
