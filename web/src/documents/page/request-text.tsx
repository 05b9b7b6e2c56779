import type { DocumentFields } from "@runko/domain/documents/document-fields-schema";
import { fieldNames } from "@runko/domain/documents/document-fields";
import { requestRefusals } from "@runko/domain/documents/request-states";
import { texts } from "@runko/domain/texts/texts";
import { FieldList } from "../../components/layout/field-list.tsx";
import type { WholeDocument } from "../api/entities.ts";
import type { DocumentRequest } from "../api/requests-query.ts";
import { fieldItems } from "../fields/field-items.ts";
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

type RequestTextProps = { request: DocumentRequest; document: Pick<WholeDocument, "documentType" | "names"> };

/** What a request would change, by the names of the form. */
function Changes({ request: { changes }, document: { documentType: type, names: naming } }: RequestTextProps) {
  const names = fieldNames.filter((name) => name in changes);
  if (names.length === 0) return null;
  const fields = changes as DocumentFields;
  const items = fieldItems({ names, fields, type, naming, empty: true });
  return (
    <FieldList items={items.map((item) => ({ ...item, value: item.value === "" ? words.emptied : item.value }))} />
  );
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
