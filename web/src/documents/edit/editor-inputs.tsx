import type { FieldName } from "@runko/domain/documents/document-fields";
import type { Demand } from "@runko/domain/documents/field-demands";
import { claimsConnectionIds } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { FetchFailure } from "../../components/feedback/fetch-failure.tsx";
import type { Scope } from "../api/entities.ts";
import { ConnectionIdNotice } from "../fields/connection-id-notice.tsx";
import { FieldGrid } from "../fields/field-grid.tsx";
import type { FieldChoices } from "../fields/field-input.tsx";
import { ProjectNotice } from "../fields/project-notice.tsx";
import { MoveReason } from "./move-reason.tsx";
import type { Editor } from "./use-editor.ts";

type EditorInputsProps = {
  editor: Editor;
  scope: Scope;
  names: readonly FieldName[];
  asked: ReadonlyMap<FieldName, Demand>;
  choices: FieldChoices;
};

/** The inputs of some fields of a document that is edited, with what is said of each. */
export function EditorInputs({ editor, scope, names, asked, choices }: EditorInputsProps) {
  const { form, base, rules, data } = editor;
  const { control } = form;
  const ownConnectionId = scope.role === "SUBSCRIBER" ? "subscriberConnectionId" : "supplierConnectionId";
  return (
    <FieldGrid
      {...{ control, names, asked, choices }}
      type={base.documentType}
      onSameAddress={(name) =>
        form.setValue(`document.${name}`, { ...form.getValues("document.targetAddress") }, { shouldDirty: true })
      }
      notes={{
        estimatedDeliveryDate: <MoveReason control={control} rules={rules} />,
        ...(data.billingGroupsFailed && {
          billingGroupId: (
            <FetchFailure text={texts.documentForm.billingGroupsUnknown} onRetry={data.fetchBillingGroups} />
          ),
        }),
        projectId: (
          <ProjectNotice
            scope={scope}
            control={control}
            edited={{ id: base.id, projectId: base.document.projectId ?? "" }}
          />
        ),
        ...(claimsConnectionIds(base.documentType) && {
          [ownConnectionId]: (
            <ConnectionIdNotice scope={scope} control={control} name={ownConnectionId} caseId={base.caseId} />
          ),
        }),
      }}
    />
  );
}
