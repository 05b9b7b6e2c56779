import { contactRequestsPath } from "@runko/domain/contact/contact-paths";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { address } from "../../../addresses/address.ts";
import { idOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { allows } from "../../../api/allows.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../../components/layout/page-body.tsx";
import { PageHeader } from "../../../components/layout/page-header.tsx";
import { sameValue } from "../../../components/forms/same-value.ts";
import { useSession } from "../../../session/session-context.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { contactRequestQuery, type ContactRequest } from "../../contact/contact-queries.ts";
import { controlPaths } from "../../control-paths.ts";
import { EditForm } from "../../edit-form.tsx";
import type { AdministeredOrganization } from "../../entities.ts";
import { useAdministered } from "../../use-administered.ts";
import { tellCreated } from "../../users/tell-created.ts";
import { createOrganization } from "../organization-queries.ts";
import { useOrganizationSaved } from "../use-organization-saved.ts";
import { NewFields } from "./new-fields.tsx";
import {
  checkNew,
  emptyOrganization,
  invitesAdmin,
  newFieldOf,
  organizationOfRequest,
  newLabelOf,
  newOrganizationOf,
  trimmedAdmin,
  type NewValues,
} from "./new-values.ts";

const words = texts.controlOrganizations;

type NewFormProps = {
  organizations: readonly AdministeredOrganization[];
  parentId: string | undefined;
  /** The request for credentials that is to be answered. */
  request: ContactRequest | undefined;
};

function NewForm({ organizations, parentId, request }: NewFormProps) {
  const client = useQueryClient();
  const { user, organizationId } = useSession();
  const onSaved = useOrganizationSaved();
  const everything = allows(user, "createOrganizations");
  const own = everything ? undefined : organizationId;
  const [before] = useState(() =>
    request
      ? organizationOfRequest(request)
      : emptyOrganization(organizations.find(({ id }) => id === (parentId ?? own))?.id ?? ""),
  );
  const save = async (values: NewValues) => {
    const parent = everything ? undefined : values.parentOrganizationId;
    return { values, saved: await createOrganization(parent, newOrganizationOf(values, everything, request?.id)) };
  };
  return (
    <EditForm
      isNew
      before={before}
      check={(values) => checkNew(values, !everything)}
      changesOf={(values) => (sameValue(values, before) ? [] : [{ label: words.newTitle, text: values.name }])}
      save={save}
      onSaved={({ values, saved }) => {
        onSaved(saved, "info", words.created(saved.name));
        void client.invalidateQueries({ queryKey: queryKeys.contactRequests() });
        if (invitesAdmin(values) && saved.adminUserId !== null)
          void tellCreated({ ...trimmedAdmin(values), id: saved.adminUserId }, true);
      }}
      nameOf={newFieldOf}
      labelOf={newLabelOf}
      saveLabel={words.create}
      cancelTo={
        request
          ? contactRequestsPath
          : parentId === undefined
            ? controlPaths.organizations()
            : controlPaths.organization(parentId)
      }
    >
      {(control) => <NewFields control={control} organizations={organizations} />}
    </EditForm>
  );
}

const newAddress = address({ parentId: idOf("parent"), requestId: idOf("request") });

/** A new organization with its roles and its admin, below the one that `parent` names. */
export function NewOrganizationPage() {
  const { url } = useAddress(newAddress);
  const { user } = useSession();
  const requestId = allows(user, "createOrganizations") ? url.requestId : undefined;
  const request = useQuery({ ...contactRequestQuery(requestId ?? ""), enabled: requestId !== undefined });
  const isReady = requestId === undefined || request.data !== undefined;
  const { organizations, error, refetch } = useAdministered("addSubOrganization");
  return (
    <PageBody>
      <PageHeader title={words.newTitle} back={{ to: controlPaths.organizations(), label: words.toList }} />
      {organizations && isReady ? (
        <NewForm organizations={organizations} parentId={url.parentId} request={request.data ?? undefined} />
      ) : (error ?? request.error) ? (
        <ErrorState error={error ?? request.error} onRetry={error ? refetch : () => void request.refetch()} />
      ) : (
        <SkeletonBlock lines={14} />
      )}
    </PageBody>
  );
}
