import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { useFormState } from "react-hook-form";
import { ApiProblem } from "../../api/api-problem.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../../components/forms/form-errors.ts";
import { KnownNotice } from "../connections/known-notice.tsx";
import { inScreenOrder } from "../fields/fields-step.tsx";
import { inputLabel } from "../fields/input-label.ts";
import { missingWords } from "../fields/missing-words.ts";
import { routes } from "../../addresses/routes.ts";
import { areaOfPlace, type FormPlace } from "./form-place.ts";
import { refusalOfSource, type FormSource } from "./form-source.ts";
import { SendFailure } from "./send-failure.tsx";
import { SourceNotice } from "./source-notice.tsx";
import type { useNewDocument } from "./use-new-document.ts";

const words = texts.documentForm;

type WizardNoticesProps = {
  type: DocumentType;
  place: FormPlace;
  source: FormSource | undefined;
  page: ReturnType<typeof useNewDocument>;
};

/** What stands above a step: its errors, why it was not sent, where it comes from, what of it is gone. */
export function WizardNotices({ type, place, source, page }: WizardNoticesProps) {
  const { form, asked, general, tries, sending, sendError, gone, data } = page;
  const { errors } = useFormState({ control: form.control });
  const [customNames = [], ...moreNames] = page.customNames;
  const area = areaOfPlace(place);
  const labelOf = (name: string) => inputLabel(name, type, customNames, moreNames);
  const failed = sendError && !(sendError instanceof ApiProblem && sendError.errors.length > 0);
  return (
    <>
      <FormErrorSummary
        errors={inScreenOrder(flattenErrors(errors), type, asked)}
        labelOf={labelOf}
        missingOf={(name) => missingWords(name, labelOf(name))}
        general={general}
        tries={tries}
      />
      {failed && (
        <SendFailure error={sendError} listPath={routes.documents(area, { type })} onSendAsNew={page.sendAsNew} />
      )}
      {source && (
        <SourceNotice source={source} area={area} refusal={sending ? undefined : refusalOfSource(source, type)} />
      )}
      {source?.mode === "FROM_EXISTING" && type === "Fault" && (
        <KnownNotice connectionId={source.document.id} area={area} />
      )}
      {gone.length > 0 && (
        <Notice severity="warning" live>
          {gone.map(({ id, name }) => (
            <div key={id}>{words.productGone(name)}</div>
          ))}
          {data.chosen.length === 0 && <div>{words.chooseAnother}</div>}
        </Notice>
      )}
    </>
  );
}
