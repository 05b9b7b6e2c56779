import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { placeWarningsOf, typeOfAction, type AvailabilityAction } from "@runko/domain/availability/availability";
import { texts } from "@runko/domain/texts/texts";
import type { Address } from "@runko/domain/values/address";
import { useState } from "react";
import { Link } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { allows } from "../../api/allows.ts";
import type { components } from "../../api/schema.generated.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { Section } from "../../components/layout/section.tsx";
import { newDocumentAddress } from "../new/new-document-url.ts";
import { AskAll } from "./ask-all.tsx";
import { AvailabilityChip } from "./availability-chip.tsx";
import { requestsOf, rowsToAsk, type AvailabilityRow } from "./asked-rows.ts";

const words = texts.availability;

type Answer = components["schemas"]["AvailabilityAnswer"];
type Row = AvailabilityRow;

const List = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  overflowWrap: "anywhere",
  "& > li": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px 16px", padding: "10px 0" },
  "& > li > div": { flex: "1 1 260px", minWidth: 0 },
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}` },
  "& small": { display: "block", fontSize: "0.8125rem", color: theme.colors.textSecondary },
}));

/** Where a document of the product to the address is begun, with both filled in. */
function pathOf(row: Row, action: AvailabilityAction, given: Address, place: string): string {
  const type = typeOfAction[action];
  const { streetName, streetNumber, streetLetter, apartment, postalCode } = given;
  const query = newDocumentAddress.write({
    type,
    mode: "new",
    status: "NEW",
    skip: true,
    supplierId: row.supplier.id,
    productGroupId: row.productGroupId,
    productId: row.product.id,
    streetName: streetName ?? "",
    streetNumber: streetNumber ?? "",
    streetLetter: streetLetter ?? "",
    apartment: apartment ?? "",
    postalCode: postalCode ?? "",
    postalPlace: place,
  });
  return `/subscriber/documents/new?${query}`;
}

function sourcesOf({ answer, area }: Row): string[] {
  const formats = texts.formats;
  const productAreas = texts.productAreas;
  const day = (date: string) => formats.date(date);
  return [
    ...(answer ? [words.answered(answer.id, day(answer.answeredOn), day(answer.countsUntil))] : []),
    ...(answer?.otherApartment ? [words.otherApartment] : []),
    ...(area && !answer ? [words.declared(productAreas.kinds[area.kind], day(area.saidOn))] : []),
    ...(area?.verdict === "survey" && !answer ? [words.survey] : []),
    ...(area?.note && !answer ? [area.note] : []),
  ];
}

function ProductRow({ row, given, place }: { row: Row; given: Address; place: string }) {
  const { supplier, product, availability, deliveryDays, connectionId, requestId, refusalText } = row;
  const formats = texts.formats;
  const productAreas = texts.productAreas;
  const terms = [
    productAreas.monthlyFee(formats.money(row.monthlyFee)),
    productAreas.connectFee(formats.money(row.connectFee)),
    ...(deliveryDays === null ? [] : [productAreas.days(deliveryDays)]),
  ];
  return (
    <li>
      <div>
        <strong>{product.name}</strong>, {supplier.name}
        <small>{terms.join(" · ")}</small>
        {[...sourcesOf(row), ...(refusalText === null ? [] : [refusalText])].map((told) => (
          <small key={told}>{told}</small>
        ))}
        {connectionId !== null && (
          <small>
            <Link to={routes.connection("subscriber", connectionId)}>{words.alreadyThere}</Link>
          </small>
        )}
        {requestId !== null && (
          <small>
            <Link to={routes.document("subscriber", requestId)}>{words.alreadyAsked(requestId)}</Link>
          </small>
        )}
      </div>
      <AvailabilityChip availability={availability} />
      {(["order", "ask"] as const)
        .filter((action) => allows(row, action))
        .map((action) => (
          <Button
            key={action}
            component={Link}
            to={pathOf(row, action, given, place)}
            variant={action === "order" ? "contained" : "outlined"}
            aria-label={words.which(words.actions[action], product.name, supplier.name)}
          >
            {words.actions[action]}
          </Button>
        ))}
    </li>
  );
}

/** A request asks for a house, not for a postal code. */
const hasHouse = ({ streetName, streetNumber }: Address) => Boolean(streetName?.trim() && streetNumber?.trim());

/** What the server knows of the address, the best first, and what one has there. */
export function AvailabilityAnswer({ found, given, narrowed }: { found: Answer; given: Address; narrowed: boolean }) {
  const [asking, setAsking] = useState<readonly Row[]>();
  const { place, rows, connections, documents, declared, more } = found;
  const { types } = texts.documents;
  const name = place?.name ?? "";
  const toAsk = hasHouse(given) ? rowsToAsk(rows) : [];
  return (
    <>
      {placeWarningsOf(given, place).map((warning) => (
        <Notice key={warning} severity={warning === "inAland" ? "info" : "warning"}>
          {words.places[warning]}
        </Notice>
      ))}
      {connections.length + documents.length > 0 && (
        <Section title={words.here}>
          <List>
            {connections.map(({ id, productName, supplierName }) => (
              <li key={id}>
                <Link to={routes.connection("subscriber", id)}>{`${words.connection} ${id}`}</Link> {productName},{" "}
                {supplierName}
              </li>
            ))}
            {documents.map(({ id, documentType, productName, supplierName }) => (
              <li key={id}>
                <Link to={routes.document("subscriber", id)}>{`${types[documentType].one} ${id}`}</Link> {productName},{" "}
                {supplierName}
              </li>
            ))}
          </List>
          {more && <p>{words.more}</p>}
        </Section>
      )}
      <Section
        title={words.products}
        actions={
          toAsk.length > 0 && (
            <Button variant="outlined" onClick={() => setAsking(toAsk)}>
              {words.askAll(requestsOf(toAsk).length)}
            </Button>
          )
        }
      >
        {place !== null && <p>{words.place(place.name, place.municipality.name)}</p>}
        {rows.length > 0 && !declared && <Notice severity="info">{words.nobodySaid}</Notice>}
        {rows.length === 0 ? (
          <EmptyState text={narrowed ? words.noneFits : words.none} />
        ) : (
          <List aria-label={words.products}>
            {rows.map((row) => (
              <ProductRow key={`${row.supplier.id} ${row.product.id}`} row={row} given={given} place={name} />
            ))}
          </List>
        )}
      </Section>
      {asking && (
        <AskAll rows={asking} address={{ ...given, postalPlace: name }} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
