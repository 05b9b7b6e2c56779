import type { InputName } from "../../documents/action-inputs.ts";
import type { AskingAction } from "../../documents/document-actions.ts";

type InputWords = { label: string; help?: string; options?: Readonly<Record<string, string>> };

type AskingWords = {
  title: string;
  text: string;
  /** Where an input is called otherwise. */
  inputs?: Partial<Record<InputName, InputWords>>;
};

/** What actions ask in a dialog of their own: what each input is called, and what the dialog of each action says. */
export type ActionInputWords = {
  inputs: Record<InputName, InputWords>;
  dialogs: Record<AskingAction, AskingWords>;
};
