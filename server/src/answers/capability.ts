import type { Capability } from "../capability.ts";
import { answerKind } from "./answer-kind.ts";

export const answers: Capability = { tables: {}, imports: [answerKind] };
