import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";
import type { ReactNode } from "react";
import type { Scope, WholeDocument } from "../api/entities.ts";
import { FaultNotice } from "../fault-handler/fault-notice.tsx";
import type { Naming } from "../fields/field-items.ts";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { ConnectionSection } from "./connection-section.tsx";
import { ClosingNotice } from "./closing-notice.tsx";
import { DocumentLayout, type Surroundings } from "../fields/document-layout.tsx";
import { isOwnForward } from "./is-own-forward.ts";
import { FieldSections } from "../fields/field-sections.tsx";

type DocumentReadingProps = Surroundings & {
  scope: Scope;
  document: WholeDocument;
  naming: Naming;
  above?: ReactNode;
};

/** A document as text. */
export function DocumentReading({ scope, document, naming, side, log, above }: DocumentReadingProps) {
  const isSubscriber = scope.role === "SUBSCRIBER";
  const isParty = scope.organizationId === (isSubscriber ? document.subscriberId : document.supplierId);
  const isForwarder = isOwnForward(scope, document);
  return (
    <DocumentLayout side={side} log={log}>
      {isForwarder && <Notice severity="info">{texts.forwarding.ownForward}</Notice>}
      {!isParty && !isForwarder && <Notice severity="info">{texts.documentPage.onlyRead}</Notice>}
      {above}
      <FaultNotice scope={scope} document={document} />
      <ClosingNotice document={document} />
      <FieldSections
        document={document}
        naming={naming}
        isSubscriber={isSubscriber || isForwarder}
        afterAnswer={
          <ConnectionSection
            key="connection"
            document={document}
            naming={naming}
            orderHref={scope.role === "ERROR_HANDLER" ? undefined : (id) => routes.document(areaOfRole[scope.role], id)}
          />
        }
      />
    </DocumentLayout>
  );
}
