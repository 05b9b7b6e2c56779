import {
  areaKey,
  checkAreas,
  withAreas,
  type AreaKind,
  type AreaVerdict,
  type ProductArea,
} from "@runko/domain/products/product-areas";
import { texts } from "@runko/domain/texts/texts";
import type { Issue } from "@runko/domain/values/issue";
import type { FieldPath } from "react-hook-form";
import type { Change } from "../../changes-section.tsx";
import { replaced } from "../../change-text.ts";
import { areasWords } from "./area-words.ts";

const words = texts.productAreas;

/** What is being added: areas of one kind, of which the same is said. */
export type Addition = {
  kind: AreaKind;
  municipalities: string[];
  codes: string;
  verdict: AreaVerdict;
  deliveryDays: string;
  connectFee: string;
  monthlyFee: string;
  note: string;
};

/** What is to be changed of the areas: said, taken back, and being added. */
export type AreaValues = { said: ProductArea[]; gone: ProductArea[]; add: Addition };

export const noAddition: Addition = {
  kind: "municipality",
  municipalities: [],
  codes: "",
  verdict: "served",
  deliveryDays: "",
  connectFee: "",
  monthlyFee: "",
  note: "",
};

export const noChange: AreaValues = { said: [], gone: [], add: noAddition };

/** Which area it is, however it is written. */
export const placeOf = ({ kind, code }: ProductArea): string => `${kind} ${areaKey({ kind, code }) ?? code}`;

function codesOf({ kind, municipalities, codes }: Addition): string[] {
  if (kind === "municipality") return municipalities;
  const parts = codes.split(kind === "postalCode" ? /[\s,;]+/ : /[\n;]+/).map((code) => code.trim());
  return parts.filter((code) => code !== "");
}

const orNull = (text: string): string | null => (text.trim() === "" ? null : text);

function addedAreas(add: Addition): ProductArea[] {
  const { kind, verdict, deliveryDays, connectFee, monthlyFee, note } = add;
  const days = deliveryDays.trim() === "" ? null : Number(deliveryDays);
  const terms = { verdict, note: note.trim(), deliveryDays: days };
  const fees = { connectFee: orNull(connectFee), monthlyFee: orNull(monthlyFee) };
  return withAreas(
    [],
    codesOf(add).map((code) => ({ kind, code, ...terms, ...fees })),
  );
}

/** What would be said: what is, with what is being added. */
export const areasOf = ({ said, add }: AreaValues): ProductArea[] => withAreas(said, addedAreas(add));

/** The change as it is sent. */
export const patchOf = (values: AreaValues) => ({
  areas: areasOf(values),
  removed: values.gone.map(({ kind, code }) => ({ kind, code })),
});

const codeField = ({ kind }: Addition) => (kind === "municipality" ? "add.municipalities" : "add.codes");

/** The field of the form at which a word about a path of the areas belongs. */
export function fieldOf(path: string, { add }: AreaValues): FieldPath<AreaValues> {
  const [, , part] = path.split(".");
  const field = (["note", "deliveryDays", "connectFee", "monthlyFee"] as const).find((one) => one === part);
  return field ? `add.${field}` : codeField(add);
}

/** What is wrong with what is being added; each word once. */
export function checkValues(values: AreaValues): Issue[] {
  const added = checkAreas({ areas: addedAreas(values.add) }, () => true);
  const whole = added.length > 0 ? added : checkAreas({ areas: areasOf(values) }, () => true);
  const told = new Map(whole.map((issue) => [fieldOf(issue.path, values), issue] as const));
  return [...told].map(([path, issue]) => ({ ...issue, path }));
}

/** What the summary of errors calls a field of the form. */
export function labelOf(name: string): string {
  const field = name.split(".").at(-1) ?? "";
  if (field === "codes") return words.areas;
  const known: Readonly<Record<string, string>> = words.fields;
  return known[field] ?? words.areas;
}

export const changesOf = (values: AreaValues): Change[] =>
  replaced(words.areas, areasWords(values.gone), areasWords(areasOf(values)));
