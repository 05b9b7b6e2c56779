import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { FieldName } from "@runko/domain/documents/document-fields";
import { faultyConnectionFields, namesOfConnection } from "@runko/domain/documents/standing-connection";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Fragment } from "react";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { FieldList } from "../../components/layout/field-list.tsx";
import { Section } from "../../components/layout/section.tsx";
import type { WholeDocument } from "../api/entities.ts";
import { fieldItems, type Naming } from "../fields/field-items.ts";

const Forwarded = styled("div")({ marginBottom: 12 });

const words = texts.documents.connection;

/** A fault says all that is known of what is broken, a change or an end which connection it is. */
const told = (type: WholeDocument["documentType"]): readonly FieldName[] =>
  type === "Fault" ? faultyConnectionFields : namesOfConnection;

type ConnectionSectionProps = {
  document: WholeDocument;
  naming: Naming;
  /** The address of the order, for whom it is open. */
  orderHref: ((orderId: number) => string) | undefined;
};

/** The connection that a document speaks of (D-39, D-47); nothing of another document. */
export function ConnectionSection({ document, naming, orderHref }: ConnectionSectionProps) {
  const { connection, documentType: type } = document;
  if (!connection) return null;
  const { orderId } = connection;
  const name = formatEventId(orderId);
  const order = orderHref ? (
    <Link component={RouterLink} to={orderHref(orderId)}>
      {name}
    </Link>
  ) : (
    name
  );
  const products = connection.eventProducts.map(({ productName }) => productName).join(", ");
  return (
    <Section title={words.titles[type === "Fault" ? "faulty" : "changed"]}>
      {connection.forwards.length > 0 && (
        <Forwarded>
          <Notice severity="info">
            {words.forwarded}{" "}
            {connection.forwards.map(({ id, supplier }, index) => (
              <Fragment key={id}>
                {index > 0 && ", "}
                {orderHref ? (
                  <Link component={RouterLink} to={orderHref(id)} color="inherit">
                    {formatEventId(id)}
                  </Link>
                ) : (
                  formatEventId(id)
                )}{" "}
                {texts.forwarding.forwardedTo(supplier.name)}
              </Fragment>
            ))}
          </Notice>
        </Forwarded>
      )}
      <FieldList
        items={[
          { label: words.order, value: order, copy: String(orderId) },
          { label: texts.documents.product, value: products },
          ...fieldItems({ names: told(type), fields: connection.document, type: "Order", naming, empty: false }),
        ]}
      />
    </Section>
  );
}
