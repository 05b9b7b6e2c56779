import Search from "@mui/icons-material/Search";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { needsOrder } from "@runko/domain/documents/source-action";
import { texts } from "@runko/domain/texts/texts";
import { parseCaseId } from "@runko/domain/values/event-number";
import type { Issue } from "@runko/domain/values/issue";
import { issueMessage } from "@runko/domain/values/issue-message";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, type Control } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { useAddress } from "../../addresses/use-address.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice, ProblemNotice } from "../../components/feedback/notice.tsx";
import { AutocompleteInput } from "../../components/forms/autocomplete-input.tsx";
import { FormErrorSummary } from "../../components/forms/form-error-summary.tsx";
import { flattenErrors } from "../../components/forms/form-errors.ts";
import { TextInput } from "../../components/forms/text-input.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { problemText } from "../../api/api-problem.ts";
import { suppliersQuery } from "../api/catalogue-queries.ts";
import { findActiveOrder, type ActiveOrderKey } from "../api/find-active-order.ts";
import { randomId } from "../../storage/random-id.ts";
import { resolverOf } from "../../components/forms/errors-of-issues.ts";
import type { FormPlace } from "./form-place.ts";
import { OrderSearch } from "./order-search.tsx";
import { newDocumentAddress, newDocumentPath } from "./new-document-url.ts";

const words = texts.documentForm.findOrder;

type Option = { value: string; label: string };
type Typed = { supplierId: string; supplierConnectionId: string; caseId: string };

const labels: Readonly<Record<string, string>> = {
  supplierId: texts.documentForm.supplier,
  supplierConnectionId: words.supplierConnectionId,
  caseId: words.caseId,
};

const Form = styled("form")({ display: "flex", flexDirection: "column", gap: 16, maxWidth: 860 });
const Choices = styled("div")({ display: "flex", flexDirection: "column", gap: 16 });
const Row = styled("div")({
  display: "grid",
  gap: "14px 16px",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(260px, 100%), 1fr))",
});
const Bar = styled("div")({ display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" });

/** What stands in the way of looking: one of the two keys must be whole. */
function checkOrderSearch({ supplierId, supplierConnectionId, caseId }: Typed): Issue[] {
  if (caseId.trim() !== "")
    return parseCaseId(caseId) === null ? [{ path: "caseId", code: "INVALID_EVENT_NUMBER" }] : [];
  const missing = Object.entries({ supplierId, supplierConnectionId }).filter(([, value]) => value.trim() === "");
  return missing.map(([path]) => ({ path, code: "REQUIRED" }));
}

function keyOf({ supplierId, supplierConnectionId, caseId }: Typed): ActiveOrderKey {
  const cid = parseCaseId(caseId);
  return cid === null ? { supplierId, supplierConnectionId: supplierConnectionId.trim() } : { caseId: cid };
}

type NumberFieldsProps = { control: Control<Typed>; options: Option[]; loading: boolean; busy: boolean };

function NumberFields({ control, options, loading, busy }: NumberFieldsProps) {
  return (
    <Section title={words.byNumber}>
      <Choices>
        <Row>
          <AutocompleteInput
            control={control}
            name="supplierId"
            label={labels["supplierId"] ?? ""}
            options={options}
            loading={loading}
          />
          <TextInput control={control} name="supplierConnectionId" label={words.supplierConnectionId} />
        </Row>
        <Typography color="textSecondary">{words.or}</Typography>
        <Row>
          <TextInput control={control} name="caseId" label={words.caseId} inputMode="numeric" />
        </Row>
        <Bar>
          <ActionButton type="submit" variant="contained" startIcon={<Search />} busy={busy}>
            {words.find}
          </ActionButton>
        </Bar>
      </Choices>
    </Section>
  );
}

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

/** What a change, an end or a fault is about: an order that is in force, found by its numbers (D-13). */
export function FindOrder({ type, place }: { type: DocumentType; place: FormPlace }) {
  const { scope } = place;
  const navigate = useNavigate();
  const suppliers = useQuery(suppliersQuery(place.subscriberId));
  const form = useForm<Typed>({
    defaultValues: { supplierId: "", supplierConnectionId: "", caseId: "" },
    resolver: resolverOf(checkOrderSearch),
    shouldFocusError: false,
  });
  const { control, handleSubmit, formState } = form;
  const [isMissing, setMissing] = useState(false);
  const { run, busy, failure } = useAction({
    perform: (typed: Typed) => {
      setMissing(false);
      return findActiveOrder(scope, keyOf(typed));
    },
    onDone: (order) => {
      setMissing(!order);
      if (order) void navigate(newDocumentPath(type, { eventId: order.id, mode: "FROM_EXISTING" }));
    },
  });
  if (suppliers.isError) return <ErrorState error={suppliers.error} onRetry={() => void suppliers.refetch()} />;
  const options = (suppliers.data ?? []).map(({ id, name }) => ({ value: id, label: name }));

  return (
    <PageBody>
      <PageHeader title={texts.newDocument.newTitles[type]} back={place.back} />
      <Form noValidate onSubmit={(event) => void handleSubmit(run)(event)}>
        <FormErrorSummary
          errors={flattenErrors(formState.errors)}
          labelOf={(name) => labels[name] ?? name}
          tries={formState.submitCount}
        />
        {isMissing && (
          <Notice severity="warning" live>
            {issueMessage(texts.issues, { code: "ORDER_NOT_FOUND" })}
          </Notice>
        )}
        <ProblemNotice problem={failure ? problemText(failure) : undefined} />
        <OrderSearch scope={scope} type={type} />
        <NumberFields {...{ control, options, busy }} loading={suppliers.isPending} />
        {!needsOrder(type) && <WithoutOrder />}
      </Form>
    </PageBody>
  );
}
