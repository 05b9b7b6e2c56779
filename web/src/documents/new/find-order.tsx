import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { needsOrder } from "@runko/domain/documents/source-action";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { Notice } from "../../components/feedback/notice.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { randomId } from "../../storage/random-id.ts";
import type { FormPlace } from "./form-place.ts";
import { newDocumentAddress } from "./new-document-url.ts";
import { OrderSearch } from "./order-search.tsx";

const words = texts.documentForm.findOrder;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 16, maxWidth: 860 });

/** The way to a notice of what no order is known of. */
function WithoutOrder() {
  const { query } = useAddress(newDocumentAddress);
  return (
    <Notice severity="info">
      <div>{words.withoutOrderHelp}</div>
      <Button
        component={Link}
        to={`?${newDocumentAddress.change(query, { draftId: randomId() })}`}
        size="small"
        variant="outlined"
        sx={{ mt: 1 }}
      >
        {words.withoutOrder}
      </Button>
    </Notice>
  );
}

/** What a change, an end or a fault is about: an order that is in force, found by whatever is known of it (D-13). */
export function FindOrder({ type, place }: { type: DocumentType; place: FormPlace }) {
  return (
    <PageBody>
      <PageHeader title={texts.newDocument.newTitles[type]} back={place.back} takesFocus={false} />
      <Stack>
        <OrderSearch scope={place.scope} type={type} />
        {!needsOrder(type) && <WithoutOrder />}
      </Stack>
    </PageBody>
  );
}
