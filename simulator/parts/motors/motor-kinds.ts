import type { PartKind } from "../part.ts";
import { dcMotor } from "./dc-motor.ts";
import { motorDriver } from "./motor-driver.ts";

/** A motor, and what it takes to drive one. */
export const MOTOR_KINDS: readonly PartKind[] = [dcMotor, motorDriver];
