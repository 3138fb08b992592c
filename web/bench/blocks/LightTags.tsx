import { useMemo } from "react";
import type { BlockDevices } from "#domain/bench/block-program/devices.ts";
import { m } from "#messages/generated/messages.js";
import type { Circuit } from "#simulator/circuit.ts";
import type { BlockPlayer } from "#web/bench/editors/blocks/player.ts";
import { SEEN_FROM } from "#web/bench/player/circuit/parts/led/layout.ts";
import { useStore } from "#web/platform/storage/create-store.ts";
import { lightTags } from "./light-tags.ts";

interface LightTagsProps {
	devices: BlockDevices;
	/** As it is laid out here. */
	circuit: Circuit;
	player: BlockPlayer;
}

/** At each LED that is lit while the program runs: the pin that lights it. Inside the scene of the circuit. */
export function LightTags({ devices, circuit, player }: LightTagsProps) {
	const tags = useMemo(() => lightTags(devices, circuit), [devices, circuit]);
	const lit = useStore({ get: () => litIn(player, tags), subscribe: player.subscribe }).split(" ");
	return tags
		.filter(({ id }) => lit.includes(id))
		.map(({ id, pin, side, x, y }) => (
			<p key={id} aria-hidden="true" className="light-tag" data-side={side} style={{ left: x, top: y }}>
				{m.primary_pin_on({ pin })}
			</p>
		));
}

/** Their ids in one text, which stays the same while they do. */
function litIn(player: BlockPlayer, tags: readonly { id: string }[]): string {
	const { running, parts } = player.reading();
	const lit = tags.filter(({ id }) => {
		const part = parts[id];
		return running && part?.kind === "led" && part.brightness > SEEN_FROM;
	});
	return lit.map(({ id }) => id).join(" ");
}
