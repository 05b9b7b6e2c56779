import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { controlProps, FieldFrame } from "../../components/forms/field-frame.tsx";
import { OptionSearch } from "../../components/forms/option-search.tsx";
import { useSession } from "../../session/session-context.ts";
import { visibleOrganizationsQuery } from "../administered-organizations.ts";
import { controlKeys } from "../control-keys.ts";
import type { Organization } from "../entities.ts";
import { ConnectionList, Connections } from "./connection-list.tsx";
import { ConnectionsStayed, handOverAll, liveConnectionsQuery } from "./hand-over-queries.ts";

const words = texts.controlOrganizations.handOver;

/** Each connection that stayed, with why. */
function refusalOf(failure: unknown) {
  if (!(failure instanceof ConnectionsStayed)) return undefined;
  const { moved, stayed } = failure;
  return (
    <Notice severity="warning" title={words.stayed(moved, stayed.length)} live>
      <Connections>
        {stayed.map(({ id, message }) => (
          <li key={id}>{words.stayedOne(id, message)}</li>
        ))}
      </Connections>
    </Notice>
  );
}

type HandOverProps = { organization: Organization; onClose: () => void };

/** Gives what lives with a closed supplier to another one, and tells of each connection that stayed why (D-53). */
export default function HandOver({ organization: { id, name }, onClose }: HandOverProps) {
  const client = useQueryClient();
  const { user } = useSession();
  const fieldId = useId();
  const { data: live, error, refetch } = useQuery(liveConnectionsQuery(id));
  const { data: organizations } = useQuery(visibleOrganizationsQuery(user));
  const [supplierId, setSupplierId] = useState("");
  const suppliers = (organizations ?? []).filter(
    (one) => one.id !== id && one.closedAt === null && one.organizationRoles.includes("SUPPLIER"),
  );
  const perform = async () => {
    try {
      const moved = await handOverAll(id, supplierId);
      return words.done(moved, suppliers.find((one) => one.id === supplierId)?.name ?? "");
    } finally {
      void client.invalidateQueries({ queryKey: controlKeys.organizations("live connections", id) });
      void client.invalidateQueries({ queryKey: controlKeys.log() });
    }
  };
  const frame = { label: words.supplier, help: words.supplierHelp, required: true };
  const missing = supplierId === "" ? words.supplierMissing : undefined;
  return (
    <PerformDialog
      title={words.title(name)}
      text={words.text}
      confirmLabel={words.confirm}
      disabledReason={live?.total === 0 ? words.none : missing}
      perform={perform}
      refusalOf={refusalOf}
      onClose={onClose}
    >
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : live && <ConnectionList live={live} />}
      <FieldFrame id={fieldId} {...frame}>
        <OptionSearch
          options={suppliers.map((one) => ({ value: one.id, label: one.name }))}
          value={supplierId}
          onChange={setSupplierId}
          control={controlProps(fieldId, frame)}
          required
          loading={organizations === undefined}
          noOptionsText={words.noSuppliers}
        />
      </FieldFrame>
    </PerformDialog>
  );
}
