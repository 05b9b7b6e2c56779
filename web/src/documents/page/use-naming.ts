import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { billingGroupsQuery, nniChoicesQuery } from "../api/catalogue-queries.ts";
import type { Scope, WholeDocument } from "../api/entities.ts";
import type { Naming } from "../fields/field-items.ts";
import { namingOf } from "../new/form-choices.ts";

/** The names of the NNIs and the billing group of a document: those it brings, and those its subscriber may choose from. */
export function useNaming({ organizationId, role }: Scope, document: WholeDocument): Naming {
  const isSubscriber = role === "SUBSCRIBER" && document.subscriberId === organizationId;
  const offer = { organizationId, supplierId: document.supplierId, groupId: document.productGroupId ?? "" };
  const { nniFromId, nniToId, billingGroupId } = document.document;
  const nnis = useQuery({ ...nniChoicesQuery(offer), enabled: isSubscriber && Boolean(nniFromId ?? nniToId) });
  const billingGroups = useQuery({
    ...billingGroupsQuery(organizationId),
    enabled: isSubscriber && Boolean(billingGroupId),
  });
  return useMemo(
    () => ({
      ...namingOf({ nnis: nnis.data ?? { from: [], to: [] }, billingGroups: billingGroups.data ?? [] }),
      ...document.names,
    }),
    [nnis.data, billingGroups.data, document.names],
  );
}
