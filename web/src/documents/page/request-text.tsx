import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { fieldLabel } from "@runko/domain/documents/field-label";
import { requestRefusals } from "@runko/domain/documents/request-states";
import { texts } from "@runko/domain/texts/texts";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { WholeDocument } from "../api/entities.ts";
import type { DocumentRequest } from "../api/requests-query.ts";
import { shownValue } from "../fields/field-items.ts";
import { SaidSmall, SaidText } from "./said-text.tsx";

const words = texts.requests;

const by = (name: string | null, at: string) => words.made(name ?? "", texts.formats.instant(at));

/** What the supplier said of a request: what it costs or why not. */
function Answer({ request }: { request: DocumentRequest }) {
  const { charge, chargeUntil, refusalCode, answer, answeredByName, answeredAt } = request;
  if (answeredAt === null) return null;
  const refusal = requestRefusals.find((code) => code === refusalCode);
  return (
    <section aria-label={words.answer}>
      {charge !== null && <strong>{words.charge(texts.formats.money(charge))}</strong>}
      {refusal && <SaidText>{words.refusals[refusal]}</SaidText>}
      {answer !== null && <SaidText>{answer}</SaidText>}
      {chargeUntil !== null && request.state === "charged" && (
        <SaidSmall>{words.until(texts.formats.date(chargeUntil))}</SaidSmall>
      )}
      <SaidSmall>{by(answeredByName, answeredAt)}</SaidSmall>
    </section>
  );
}

type RequestTextProps = {
  request: DocumentRequest;
  document: Pick<WholeDocument, "document" | "documentType" | "names">;
};

/** What a request would change, beside what it is while it is under way. */
function Changes({ request: { changes, endedAt }, document }: RequestTextProps) {
  const { documentType: type, names: naming } = document;
  const wished: DocumentFields = changes;
  const items = fieldNames.flatMap((name) => {
    if (!(name in wished)) return [];
    const [from, to] = [document.document[name], wished[name]].map((value) => shownValue(name, value, naming));
    return [
      {
        label: fieldLabel(texts.documents, name, type),
        value: endedAt === null ? words.change(from ?? "", to ?? "") : to || words.emptied,
        wide: true,
      },
    ];
  });
  return items.length > 0 && <FieldList items={items} />;
}

/** A request as it was made, and what both have said of it since. */
export function RequestText({ request, document }: RequestTextProps) {
  const { kind, reason, requestedByName, requestedAt, consent } = request;
  return (
    <>
      <div>
        <strong>{words.kinds[kind]}</strong>
        <SaidText>{reason}</SaidText>
        <SaidSmall>{by(requestedByName, requestedAt)}</SaidSmall>
      </div>
      <Changes request={request} document={document} />
      <Answer request={request} />
      {consent !== null && (
        <section aria-label={words.consent}>
          <SaidText>{consent}</SaidText>
        </section>
      )}
    </>
  );
}
