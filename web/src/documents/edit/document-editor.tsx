import { styled } from "@mui/material/styles";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { customFieldsOf } from "@runko/domain/products/custom-fields";
import { texts } from "@runko/domain/texts/texts";
import { useEffect, useEffectEvent, useState, type SubmitEvent } from "react";
import { useWatch } from "react-hook-form";
import { Notice } from "../../components/feedback/notice.tsx";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../../components/forms/form-errors.ts";
import { useShortcut } from "../../shortcuts/use-shortcut.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { Naming } from "../fields/field-items.ts";
import { firstInputOf, inputLabel } from "../fields/input-label.ts";
import { fieldsByGroup } from "../fields/fields-of-group.ts";
import { missingWords } from "../fields/missing-words.ts";
import { formChoices } from "../fields/form-choices.ts";
import { focusInput } from "../fields/step-focus.ts";
import { DocumentLayout, type Surroundings } from "../fields/document-layout.tsx";
import { FieldSections } from "../fields/field-sections.tsx";
import { isFieldName } from "../fields/log-changes.ts";
import { agreedOf, editedFields, pricesProducts, type EditAction } from "./check-edit.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { ConfirmAction } from "./confirm-action.tsx";
import { EditBar } from "./edit-bar.tsx";
import { EditorInputs } from "./editor-inputs.tsx";
import { LockNotice } from "./lock-notice.tsx";
import { PriceInputs } from "./price-inputs.tsx";
import { ProductInputs } from "./product-inputs.tsx";
import { SkipChoice } from "./skip-choice.tsx";
import { StaleNotice } from "./stale-notice.tsx";
import { useEditor, type Editor } from "./use-editor.ts";

const words = texts.documentPage.edit;

const Form = styled("form")({ display: "contents" });

/** Whether leaving out the delivery fields would ask for less. */
function maySkip({ rules }: Editor): boolean {
  const required = (skip: boolean) =>
    [...editedFields({}, { ...rules, skip }).values()].filter((demand) => demand === "required").length;
  return rules.action === "signReady" && required(true) < required(false);
}

type DocumentEditorProps = Surroundings & {
  scope: Scope;
  latest: WholeDocument;
  action: EditAction;
  naming: Naming;
  onClosed: () => void;
};

/** A document whose fields of this party are inputs, in place (screens.md). */
export default function DocumentEditor({ scope, latest, action, naming, side, log, onClosed }: DocumentEditorProps) {
  const editor = useEditor({ scope, latest, action, onClosed });
  const { form, base, rules, asked, data, stale, possible, changed } = editor;
  const [closing, setClosing] = useState(false);
  const [now] = useState(() => new Date());
  useShortcut("mod+Enter", editor.submit, { label: texts.documentPage.shortcuts.save });

  const billingGroupId = useWatch({ control: form.control, name: "document.billingGroupId" });
  const shown = new Map([...asked].filter(([name]) => name !== "billingAddress" || billingGroupId === ""));
  const { products } = rules;
  const ownNames = products.map(({ customFields }) =>
    action === "edit" ? customFieldsOf(customFields, base.documentType).map(({ name }) => name) : [],
  );
  const [firstNames = [], ...moreNames] = ownNames;
  const labelOf = (name: string) => inputLabel(name, base.documentType, firstNames, moreNames);
  const choice = action === "edit" ? data.choice : [];
  const priced = pricesProducts(asked, form.getValues());
  const choices = formChoices(
    { ...data, asked, limiting: { documentType: base.documentType, products, agreed: agreedOf(rules) } },
    now,
  );

  const focusFirst = useEffectEvent(() => {
    const [first] = fieldsByGroup(asked.keys());
    if (first?.names[0]) focusInput(firstInputOf(`document.${first.names[0]}`));
  });
  useEffect(() => focusFirst(), []);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    editor.submit();
  };
  const { dirtyFields } = form.formState;
  const inputs = (names: readonly FieldName[]) => <EditorInputs {...{ editor, scope, names, choices }} asked={shown} />;

  return (
    <Form noValidate onSubmit={submit} aria-label={words.start}>
      <DocumentLayout side={side} log={log}>
        <LockNotice lock={editor.lock} />
        {stale && (
          <StaleNotice
            scope={scope}
            base={base}
            latest={latest}
            naming={naming}
            possible={possible}
            isMine={(field) => isFieldName(field) && dirtyFields.document?.[field] !== undefined}
            onKeepMine={() => editor.rebase(latest, true)}
            onTakeTheirs={possible ? () => editor.rebase(latest, false) : editor.close}
          />
        )}
        {editor.problem && (
          <Notice severity="error" live>
            {editor.problem}
          </Notice>
        )}
        <FormErrorSummary
          errors={flattenErrors(form.formState.errors)}
          labelOf={labelOf}
          missingOf={(name) => missingWords(name, labelOf(name))}
          general={editor.general}
          tries={editor.tries}
        />
        <FieldSections
          document={base}
          naming={naming}
          isSubscriber={scope.role === "SUBSCRIBER"}
          editing={{
            asked: shown,
            inputs,
            ownFields:
              choice.length > 0 || ownNames.some((names) => names.length > 0) ? (
                <ProductInputs form={form} document={base} choice={choice} products={products} />
              ) : undefined,
            choosesProducts: choice.length > 0,
            prices: priced && <PriceInputs control={form.control} products={base.eventProducts} />,
            aboveAnswer: maySkip(editor) && (
              <SkipChoice skip={editor.skip} isFault={base.documentType === "Fault"} onChange={editor.setSkip} />
            ),
          }}
        />
      </DocumentLayout>
      <EditBar
        editor={editor}
        canSaveHalfDone={latest.allowedActions.includes("editAnswer")}
        onClose={() => (changed ? setClosing(true) : editor.close())}
      />
      <ConfirmAction editor={editor} />
      <CloseDialog open={closing} onStay={() => setClosing(false)} onKeep={editor.leave} onDiscard={editor.close} />
    </Form>
  );
}
