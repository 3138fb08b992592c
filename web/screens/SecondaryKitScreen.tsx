import { m } from "#messages/generated/messages.js";

export function SecondaryKitScreen() {
	return <h1>{m.nav_secondary_kit()}</h1>;
}
