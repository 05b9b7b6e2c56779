import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useForm, type Resolver } from "react-hook-form";
import { Navigate } from "react-router";
import { address } from "../addresses/address.ts";
import { idOf } from "../addresses/parts.ts";
import { useAddress } from "../addresses/use-address.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { EmptyState } from "../components/feedback/empty-state.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { AutocompleteInput } from "../components/forms/autocomplete-input.tsx";
import { PageBody } from "../components/layout/page-body.tsx";
import { PageHeader } from "../components/layout/page-header.tsx";
import { Section } from "../components/layout/section.tsx";
import { routes } from "../addresses/routes.ts";
import { useSession } from "../session/session-context.ts";
import { customersQuery } from "./api/customer-queries.ts";
import type { Customer } from "./api/entities.ts";
import { errorsOfIssues } from "../components/forms/errors-of-issues.ts";
import type { FormAttachments } from "./new/form-files.tsx";
import { faultHandlerPlace } from "./new/form-place.ts";
import { NewDocumentForm } from "./new/new-document-form.tsx";

const words = texts.faultHandler;
const front = { to: routes.areaFront("faultHandler"), label: words.title };

/** For whom the fault handler writes; the form that comes then has its say in the same address. */
const faultAddress = address({ subscriberId: idOf("subscriber") }, { shared: true });

const Form = styled("form")({ maxWidth: 640 });
const Actions = styled("div")({ marginTop: 16 });

type Chosen = { subscriberId: string };

const resolver: Resolver<Chosen> = (values) =>
  values.subscriberId === ""
    ? { values: {}, errors: errorsOfIssues<Chosen>([{ path: "subscriberId", code: "REQUIRED" }]) }
    : { values, errors: {} };

type ChooseCustomerProps = { customers: readonly Customer[]; onChosen: (subscriberId: string) => void };

/** For whom the fault handler writes. */
function ChooseCustomer({ customers, onChosen }: ChooseCustomerProps) {
  const { control, handleSubmit } = useForm<Chosen>({ defaultValues: { subscriberId: "" }, resolver });
  if (customers.length === 0) return <EmptyState text={words.noCustomers} />;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(({ subscriberId }) => onChosen(subscriberId))(event)}>
      <Section title={words.chooseCustomer}>
        <AutocompleteInput
          control={control}
          name="subscriberId"
          label={texts.documents.subscriber}
          required
          options={customers.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Actions>
          <ActionButton type="submit" variant="contained">
            {texts.documentForm.steps.next}
          </ActionButton>
        </Actions>
      </Section>
    </Form>
  );
}

/** /fault-handler/documents/new: a fault notice on behalf of a subscriber, who is chosen first (D-9d). */
export function NewFaultPage({ attachments }: { attachments: FormAttachments }) {
  const { organizationId } = useSession();
  const { url, change } = useAddress(faultAddress);
  const { data: customers, error, refetch } = useQuery(customersQuery(organizationId));
  const chosenId = url.subscriberId;
  const customer = customers?.find(({ id }) => id === chosenId);
  if (customer) {
    const back = { to: routes.newFault(), label: words.changeCustomer(customer.name) };
    const place = { ...faultHandlerPlace(organizationId, customer.id), back };
    return <NewDocumentForm key={customer.id} type="Fault" place={place} attachments={attachments} />;
  }
  if (customers && chosenId !== undefined) return <Navigate to={routes.newFault()} replace />;
  return (
    <PageBody>
      <PageHeader title={words.newFault} back={front} />
      {error && !customers && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!customers && !error && <SkeletonBlock lines={4} />}
      {customers && chosenId === undefined && (
        <ChooseCustomer customers={customers} onChosen={(subscriberId) => change({ subscriberId })} />
      )}
    </PageBody>
  );
}
