import { dateReasons } from "../enumerations/delay-reasons.ts";
import { textMaxLength } from "../values/text.ts";
import type { DocumentFields } from "./document-fields-schema.ts";
import { requestRefusals } from "./request-states.ts";

/** What kind of value an input is; the dialog of an action draws it by its kind. */
export type InputDefinition =
  | { kind: "text"; maxLength: number }
  | { kind: "date"; from: "today" | "tomorrow" }
  | { kind: "code"; options: readonly string[] }
  /** Euros, more than none. */
  | { kind: "money" }
  | { kind: "flag" }
  /** Names of fields of the subscriber's form that may be corrected. */
  | { kind: "correctable" }
  /** Somebody of one's own organization, or null: nobody. */
  | { kind: "colleague" };

/** What an action may take of its own beside fields of the document and the reason that these keep, each by its key in the body. */
export const actionInputs = {
  date: { kind: "date", from: "today" },
  delayReason: { kind: "code", options: dateReasons },
  cancelReason: { kind: "text", maxLength: textMaxLength },
  charge: { kind: "money" },
  refusalCode: { kind: "code", options: requestRefusals },
  text: { kind: "text", maxLength: 2000 },
  answerBy: { kind: "date", from: "tomorrow" },
  correctable: { kind: "correctable" },
  fees: { kind: "flag" },
  handlerId: { kind: "colleague" },
} as const satisfies Record<string, InputDefinition>;
export type InputName = keyof typeof actionInputs;

export const inputNames = Object.keys(actionInputs) as InputName[];

export const inputDefinition = (name: InputName): InputDefinition => actionInputs[name];

type ValueOf<Definition extends InputDefinition> = Definition extends { kind: "flag" }
  ? boolean
  : Definition extends { kind: "correctable" }
    ? string[]
    : Definition extends { kind: "colleague" }
      ? string | null
      : string;

/** As it was sent: what is right in it, checkInput tells. */
export type GivenInput = { [Name in InputName]?: ValueOf<(typeof actionInputs)[Name]> | undefined };

/** What else decides whether an input is asked for. */
export type InputContext = {
  input: GivenInput;
  /** The fields of the document as they are, and as they would be. */
  before: DocumentFields;
  fields: DocumentFields;
};

export type InputDemand = "required" | "optional" | "refused";

/** How rows of the table say whether an input has to be there. */
export type InputNeed =
  "required" | "optional" | "unlessDayHolds" | "whenDateMoves" | "withText" | "withDelayReason" | "forOtherReason";

export const inputNeeds: Readonly<Record<InputNeed, (context: InputContext) => InputDemand>> = {
  required: () => "required",
  optional: () => "optional",
  /** That the confirmed day holds after all needs no reason. */
  unlessDayHolds: ({ input, before }) =>
    input.date !== undefined && input.date === before.estimatedDeliveryDate ? "optional" : "required",
  /** Of a date that was there already. */
  whenDateMoves: ({ before, fields }) => {
    const [was, is] = [before.estimatedDeliveryDate ?? null, fields.estimatedDeliveryDate ?? null];
    return was === null || was === is ? "refused" : "required";
  },
  withText: ({ input }) => (input.text === undefined ? "optional" : "required"),
  withDelayReason: ({ input }) => (input.delayReason === undefined ? "optional" : "required"),
  /** A refusal that none of the codes explains. */
  forOtherReason: ({ input }) => (input.refusalCode === "OTHER" ? "required" : "optional"),
};

/** What a row of the table takes of its own. */
export type TakenInput = { readonly [Name in InputName]?: InputNeed };

/** The inputs that a row takes, in the order in which they are asked. */
export const takenInputs = (takes: TakenInput): InputName[] => inputNames.filter((name) => takes[name] !== undefined);
