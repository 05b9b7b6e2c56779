import {
  inputDefinition,
  inputNames,
  type GivenInput,
  type InputDefinition,
  type InputName,
} from "@runko/domain/documents/action-inputs";

type FormValueOf<Value> = Value extends boolean ? boolean : Value extends readonly string[] ? string[] : string;

/** What an action takes of its own, as the inputs of its dialog hold it. */
export type InputForm = { [Name in InputName]: FormValueOf<Exclude<GivenInput[Name], undefined>> };

const emptyValue = ({ kind }: InputDefinition): unknown => (kind === "flag" ? false : kind === "correctable" ? [] : "");

export const emptyInput = Object.fromEntries(
  inputNames.map((name) => [name, emptyValue(inputDefinition(name))]),
) as InputForm;

const isSaid = (value: string | boolean | readonly string[]): boolean =>
  typeof value === "boolean" ? value : value.length > 0;

/** What is sent of the form: those of the inputs that say something. */
export function givenInput(form: InputForm, names: readonly InputName[]): Partial<InputForm> {
  const said = names.map((name) => {
    const value = form[name];
    return [name, typeof value === "string" ? value.trim() : value] as const;
  });
  return Object.fromEntries(said.filter(([, value]) => isSaid(value)));
}

/** The input that the path of an issue speaks of. */
export const inputOf = (path: string): InputName | undefined => inputNames.find((name) => name === path.split(".")[0]);
