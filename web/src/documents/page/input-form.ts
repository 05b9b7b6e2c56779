import {
  inputDefinition,
  inputNames,
  type GivenInput,
  type InputDefinition,
  type InputName,
} from "@runko/domain/documents/action-inputs";

type FormValueOf<Value> = Value extends boolean ? boolean : Value extends readonly string[] ? string[] : string;

/** What an action takes of its own, as the inputs of its dialog hold it; nobody is an empty text. */
export type InputForm = { [Name in InputName]: FormValueOf<Exclude<GivenInput[Name], undefined>> };

const emptyValue = ({ kind }: InputDefinition): unknown => (kind === "flag" ? false : kind === "correctable" ? [] : "");

/** What a dialog begins with: nothing said, but who handles the document. */
export const firstInput = (handlerId: string | null): InputForm => ({ ...emptyInput, handlerId: handlerId ?? "" });

const emptyInput = Object.fromEntries(inputNames.map((name) => [name, emptyValue(inputDefinition(name))])) as InputForm;

const isSaid = (value: string | boolean | readonly string[]): boolean =>
  typeof value === "boolean" ? value : value.length > 0;

/** What is sent of the form: those of the inputs that say something. */
export function givenInput(form: InputForm, names: readonly InputName[]): GivenInput {
  const said = names.map((name) => {
    const value = form[name];
    if (inputDefinition(name).kind === "colleague") return [name, value === "" ? null : value] as const;
    return [name, typeof value === "string" ? value.trim() : value] as const;
  });
  return Object.fromEntries(said.filter(([, value]) => value === null || isSaid(value)));
}

/** The input that the path of an issue speaks of. */
export const inputOf = (path: string): InputName | undefined => inputNames.find((name) => name === path.split(".")[0]);
