/** A circuit with a kind of part, or a control, that does not exist. */
export class BadCircuit extends Error {}
