import { m } from "#messages/generated/messages.js";

export function LandingScreen() {
	return <h1>{m.product_name()}</h1>;
}
