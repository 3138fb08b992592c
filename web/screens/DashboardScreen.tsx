import { m } from "#messages/generated/messages.js";

export function DashboardScreen() {
	return <h1>{m.product_name()}</h1>;
}
