import OpenInNew from "@mui/icons-material/OpenInNew";
import Link from "@mui/material/Link";
import { withoutSaidFees } from "@runko/domain/documents/product-fees";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Notice } from "../../components/feedback/notice.tsx";
import { routes, type DocumentArea } from "../../addresses/routes.ts";
import type { FormSource } from "./form-source.ts";

const words = texts.documentForm.source;

/** What the supplier answered, and until when it holds. */
function offerLines({ mode, document: { document, eventProducts } }: FormSource): string[] {
  if (mode !== "ORDER") return [];
  const { validUntilDate } = document;
  // Of a single product the fees are its price, which the form shows (D-40).
  const { connectFee, monthlyFee } = withoutSaidFees(document, eventProducts);
  const fees = {
    connectFee: texts.formats.money(connectFee ?? "0.00"),
    monthlyFee: texts.formats.money(monthlyFee ?? "0.00"),
  };
  return [
    ...(connectFee || monthlyFee ? [words.offered(fees)] : []),
    ...(validUntilDate ? [words.validUntil(texts.formats.date(validUntilDate))] : []),
  ];
}

function helpLines({ mode }: FormSource): string[] {
  if (mode === "COPY") return [words.copyHelp];
  return mode === "FORWARD" ? [words.forwardHelp] : [];
}

/** Opens the source beside the form, so that nothing typed is left. */
export function SourceLink({ source: { document }, area }: { source: FormSource; area: DocumentArea }) {
  const { one } = texts.documents.types[document.documentType];
  return (
    <Link
      href={routes.document(area, document.id)}
      target="_blank"
      rel="noopener"
      color="inherit"
      underline="always"
      sx={{ display: "inline-block", py: 0.5 }}
    >
      {one} {formatEventId(document.id)}{" "}
      <OpenInNew titleAccess={texts.documentForm.projectInUse.newTab} sx={{ fontSize: 14, verticalAlign: "middle" }} />
    </Link>
  );
}

type SourceNoticeProps = { source: FormSource; area: DocumentArea; refusal: string | undefined };

/** Says from what the form was filled in; and why it can no longer be sent, once that is so. */
export function SourceNotice({ source, area, refusal }: SourceNoticeProps) {
  const { document, mode } = source;
  const lines = refusal === undefined ? [...offerLines(source), ...helpLines(source)] : [refusal];
  return (
    <Notice
      severity={refusal === undefined ? "info" : "warning"}
      title={refusal === undefined ? words.from[mode] : words.cannotTitle}
      live={refusal !== undefined}
    >
      <div>
        <SourceLink source={source} area={area} />
        {`, ${document.productName}, ${area === "supplier" ? document.subscriber.name : document.supplier.name}`}
      </div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  );
}
