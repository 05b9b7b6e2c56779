import { texts } from "@runko/domain/texts/texts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { fieldItems } from "../fields/field-items.ts";
import { toFields } from "../fields/form-values.ts";
import type { Editor } from "./use-editor.ts";

const words = texts.documentPage;

/** Shows what will be sent, before a confirmation or a sign-off binds (U15). */
export function ConfirmAction({ editor }: { editor: Editor }) {
  const { rules, form, asked, confirming, stopConfirming, performing, send } = editor;
  const { action, base } = rules;
  if (!confirming || (action !== "confirm" && action !== "signReady")) return null;
  const names = [...asked.keys()];
  const fields = toFields(form.getValues("document"), names);
  const items = fieldItems({ names, fields, type: base.documentType, naming: {}, empty: false });
  const label = texts.documents.actions[action](base.documentType);
  return (
    <ConfirmDialog
      open
      title={words.confirmTitle(label)}
      text={words.confirmTexts[action] ?? ""}
      confirmLabel={label}
      busy={performing}
      onConfirm={() => send(action)}
      onClose={stopConfirming}
    >
      <FieldList items={items.map(({ copy: _copy, ...item }) => item)} />
    </ConfirmDialog>
  );
}
