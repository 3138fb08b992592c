const pictures = import.meta.glob<string>("./pictures/*.svg", {
	eager: true,
	import: "default",
	query: "?url&no-inline",
});

/** A drawing of what can come next: a program that is changed, or a class with its teacher. */
export function WayPicture({ of }: { of: "make" | "teacher" }) {
	return <img src={pictures[`./pictures/${of}.svg`]} alt="" draggable={false} />;
}
