import { DHT22Element } from "@wokwi/elements/dist/esm/dht22-element.js";

const PRINTED = "DHT11";

/** The same housing as a DHT22, with its own name on it. */
class Dht11Element extends DHT22Element {
	override firstUpdated(): void {
		for (const text of this.renderRoot.querySelectorAll("text")) text.textContent = PRINTED;
	}
}

customElements.define("stem-dht11", Dht11Element);
