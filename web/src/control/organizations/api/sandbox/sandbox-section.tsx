import Science from "@mui/icons-material/ScienceOutlined";
import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "../../../../api/query-keys.ts";
import { ActionButton } from "../../../../components/buttons/action-button.tsx";
import { ErrorState } from "../../../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../../../components/feedback/skeleton-block.tsx";
import { showProblem } from "../../../../components/feedback/tell-failure.ts";
import { Section } from "../../../../components/layout/section.tsx";
import { useAction } from "../../../../components/submit/use-action.ts";
import { OpenedSandbox } from "./opened-sandbox.tsx";
import { openSandbox, sandboxQuery } from "./sandbox-queries.ts";

const words = texts.sandbox;

/** Where an organization tries its systems with a robot: what it is, the press that makes it, and what is in it. */
export function SandboxSection({ organizationId }: { organizationId: string }) {
  const query = sandboxQuery(organizationId);
  const { data, error, refetch } = useQuery(query);
  const { run: open, busy } = useAction({
    perform: () => openSandbox(organizationId),
    done: () => words.opened,
    onFailed: showProblem,
    // The caller has roles in it now.
    stale: [query.queryKey, queryKeys.me],
    untilFresh: true,
  });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonBlock lines={4} />;
  return (
    <Section title={words.title}>
      <Typography sx={{ mb: 2, maxWidth: "75ch" }}>{words.what}</Typography>
      {data.sandbox ? (
        <OpenedSandbox organizationId={organizationId} sandbox={data.sandbox} />
      ) : (
        <ActionButton variant="outlined" startIcon={<Science />} busy={busy} onClick={() => void open()}>
          {words.open}
        </ActionButton>
      )}
    </Section>
  );
}
