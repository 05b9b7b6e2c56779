import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { address } from "../../../addresses/address.ts";
import { idOf, oneOf } from "../../../addresses/parts.ts";
import { useAddress } from "../../../addresses/use-address.ts";
import { EmptyState } from "../../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { NniForm } from "./nni-form.tsx";
import { NniList } from "./nni-list.tsx";
import { nnisQuery } from "./nni-queries.ts";
import { NniView } from "./nni-view.tsx";
import { ToList } from "./to-list.tsx";

const tabAddress = address({ nniId: idOf("nni"), mode: oneOf("mode", ["edit"]) });

/** The organization's own NNIs with the rights to them; with `nni` in the address one of them, or a new one. */
export default function NniIdentifiersTab({ organization: { id, name } }: OrganizationTabProps) {
  const { url } = useAddress(tabAddress);
  const { data: nnis, error, refetch } = useQuery(nnisQuery(id));
  const { nniId: asked, mode } = url;

  if (!nnis) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={12} />;
  if (asked === undefined) return <NniList organization={{ id, name }} nnis={nnis} />;
  if (asked === "add") return <NniForm key="add" organizationId={id} nni={undefined} />;
  const nni = nnis.find((one) => one.id === asked);
  if (!nni) return <EmptyState text={texts.controlNnis.notFound} action={<ToList organizationId={id} />} />;
  if (mode === "edit") return <NniForm key={nni.id} organizationId={id} nni={nni} />;
  return <NniView organizationId={id} nni={nni} />;
}
