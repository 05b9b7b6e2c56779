import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { allows } from "../../../api/allows.ts";
import { ErrorState } from "../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../components/feedback/skeleton-block.tsx";
import { Section } from "../../../components/layout/section.tsx";
import { Sections } from "../../../components/layout/sections.tsx";
import { useSession } from "../../../session/session-context.ts";
import { visibleOrganizationsQuery } from "../../administered-organizations.ts";
import type { OrganizationTabProps } from "../organization-tab-props.ts";
import { treeOf } from "../organization-tree.ts";
import { EndSharing } from "./end-sharing.tsx";
import { nnisQuery, sharedNnisQuery } from "./nni-queries.ts";
import { ShareForm } from "./share-form.tsx";
import { SharingList, type Sharing } from "./sharing-list.tsx";

const words = texts.controlNnis;

/** NNIs that organizations below offer as their own, and those that this one offers of those above (D-21). */
export default function SubNniIdentifiersTab({ organization: { id, name } }: OrganizationTabProps) {
  const { user } = useSession();
  const own = useQuery(nnisQuery(id));
  const received = useQuery(sharedNnisQuery(id));
  const visible = useQuery(visibleOrganizationsQuery(user));
  const [ending, setEnding] = useState<Sharing>();

  const all = [own, received, visible];
  if (!own.data || !received.data || !visible.data) {
    const failed = all.find(({ error }) => error);
    const retry = () => all.forEach((query) => void query.refetch());
    return failed ? <ErrorState error={failed.error} onRetry={retry} /> : <SkeletonBlock lines={10} />;
  }
  const tree = treeOf(visible.data);
  const start = tree.findIndex((one) => one.id === id);
  const depth = tree[start]?.depth ?? 0;
  const end = tree.findIndex((one, at) => at > start && one.depth <= depth);
  const below = tree.slice(start + 1, end < 0 ? undefined : end);
  const given = own.data.flatMap((nni) =>
    nni.subOrganizations.map((receiver): Sharing => ({
      nniId: nni.id,
      identifier: nni.identifier,
      receiver,
      beside: words.sharedWith(receiver.name),
    })),
  );
  const taken = received.data.map((shared): Sharing => ({
    nniId: shared.nniId,
    identifier: shared.nni.identifier,
    receiver: { id, name },
    beside: words.ownerOf(shared.owner.name),
    refusal: allows(shared, "end") ? undefined : words.endRefused,
  }));
  return (
    <Sections>
      <Section title={words.given}>
        <p style={{ marginTop: 0 }}>{words.givenHelp}</p>
        <SharingList label={words.given} sharings={given} emptyText={words.noGiven} onEnd={setEnding} />
        <ShareForm nnis={own.data} below={below} />
      </Section>
      <Section title={words.received}>
        <p style={{ marginTop: 0 }}>{words.receivedHelp}</p>
        <SharingList label={words.received} sharings={taken} emptyText={words.noReceived} onEnd={setEnding} />
      </Section>
      {ending && <EndSharing sharing={ending} onClose={() => setEnding(undefined)} />}
    </Sections>
  );
}
