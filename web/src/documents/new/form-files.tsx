import { texts } from "@runko/domain/texts/texts";
import type { ComponentType } from "react";
import { useController, type Control } from "react-hook-form";
import { Section } from "../../components/layout/section.tsx";
import type { Scope } from "../api/entities.ts";
import type { DocumentForm, FormFile } from "../fields/document-form.ts";

/** Sends files and lists those that wait for the document; a route brings it, for it belongs to another feature. */
export type FormAttachments = ComponentType<{
  scope: Scope;
  files: readonly FormFile[];
  onAdd: (file: FormFile) => void;
  onRemove: (id: string) => void;
}>;

type FormFilesProps = { control: Control<DocumentForm>; scope: Scope; attachments: FormAttachments; hidden: boolean };

/** The files that go with the document. Hidden they are still being sent. */
export function FormFiles({ control, scope, attachments: Attachments, hidden }: FormFilesProps) {
  const { field } = useController({ control, name: "files" });
  return (
    <div hidden={hidden}>
      <Section title={texts.attachments.title}>
        <Attachments
          scope={scope}
          files={field.value}
          onAdd={(file) => field.onChange([...field.value, file])}
          onRemove={(id) => field.onChange(field.value.filter((file) => file.id !== id))}
        />
      </Section>
    </div>
  );
}
