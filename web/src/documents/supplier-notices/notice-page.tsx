import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { mayWorkAs } from "@runko/domain/organizations/allowed";
import { makesNotices, noticeActionsOf, type NoticeAction } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { Link, useParams } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { CenteredMessage } from "../../components/feedback/centered-message.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { FieldList } from "../../components/layout/field-list.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { Timeline } from "../../components/layout/timeline.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import type { Scope } from "../api/entities.ts";
import { NoticeMark } from "../connections/notice-mark.tsx";
import { FaultsOfNotice } from "./faults-of-notice.tsx";
import { whenOf } from "./notice-columns.tsx";
import { noticeQuery, noticesKey, readNotice, remindOfNotice, type SupplierNotice } from "./notice-queries.ts";
import { Receipts } from "./receipts.tsx";
import { useNoticeMaker } from "./use-notice-maker.ts";
import { Touched } from "./touched.tsx";
import { Alternatives } from "./alternatives.tsx";
import { labelOf, UpdateDialog } from "./update-dialog.tsx";

const words = texts.supplierNotices;
const formats = texts.formats;

const Presses = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8 });
const Said = styled("p")({ margin: "0 0 12px", whiteSpace: "pre-line", maxWidth: 900 });

type PartProps = { scope: Scope; notice: SupplierNotice };

function Actions({ scope, notice }: PartProps) {
  const maker = useNoticeMaker();
  const [asked, setAsked] = useState<"update" | "cancel" | "finish">();
  const { run, busy } = useAction({
    perform: () => remindOfNotice(scope, notice.id),
    done: ({ reminded }) => words.reminded(reminded),
    onFailed: showProblem,
    stale: [noticesKey(scope)],
  });
  const open = maker && notice.standing ? noticeActionsOf(maker, notice) : [];
  const may = (action: NoticeAction) => open.includes(action);
  return (
    <Presses>
      {(["update", "finish", "cancel"] as const).filter(may).map((action) => (
        <Button key={action} variant="outlined" onClick={() => setAsked(action)}>
          {labelOf(notice, action)}
        </Button>
      ))}
      {may("remind") && Boolean(notice.unread) && (
        <ActionButton variant="outlined" busy={busy} onClick={() => void run()}>
          {words.remind}
        </ActionButton>
      )}
      {asked && <UpdateDialog scope={scope} notice={notice} action={asked} onClose={() => setAsked(undefined)} />}
    </Presses>
  );
}

/** Opening the page is the receipt of an organization that works with its notices. */
function useReceipt(scope: Scope, notice: SupplierNotice | undefined) {
  const { allowed } = useSession();
  const { run } = useAction({
    perform: (noticeId: string) => readNotice(scope, noticeId),
    stale: [noticesKey(scope)],
  });
  const unread =
    scope.role === "SUBSCRIBER" && notice?.readAt === null && mayWorkAs(allowed, scope.role) ? notice.id : undefined;
  useEffect(() => {
    if (unread !== undefined) void run(unread);
  }, [unread, run]);
}

function Shown({ scope, notice }: PartProps) {
  const { role } = scope;
  const supplies = makesNotices(role);
  const isEnd = notice.kind === "termination";
  return (
    <Sections>
      <Section title={words.facts}>
        <Said>{notice.text}</Said>
        <FieldList
          items={[
            { label: words.when, value: whenOf(notice) },
            { label: words.sender, value: notice.supplier.name },
            { label: words.told, value: formats.instant(notice.createdAt) },
            { label: words.columns.connections, value: formats.number(notice.connections) },
            ...(notice.readAt === null ? [] : [{ label: words.columns.read, value: formats.instant(notice.readAt) }]),
          ]}
        />
      </Section>
      {notice.updates.length > 0 && (
        <Section title={words.updates}>
          <Timeline
            label={words.updates}
            items={notice.updates.toReversed().map(({ at, state, beginsAt, endsAt, text }) => ({
              id: at,
              when: formats.instant(at),
              title: state === "announced" ? words.times(notice.kind, beginsAt, endsAt) : words.states[state],
              body: text,
            }))}
          />
        </Section>
      )}
      {isEnd ? <Alternatives scope={scope} notice={notice} /> : <FaultsOfNotice scope={scope} notice={notice} />}
      {supplies && <Receipts scope={scope} notice={notice} />}
      {role !== "ERROR_HANDLER" && <Touched scope={scope} notice={notice} />}
    </Sections>
  );
}

/** /subscriber/notices/:id and those of the supplier's areas: one notice. Source: beyond F7.2 */
export function NoticePage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const noticeId = useParams()["noticeId"] ?? "";
  const { data: notice, error, refetch } = useQuery(noticeQuery(scope, noticeId));
  useReceipt(scope, notice);
  const list = { to: routes.supplierNotices(areaOfRole[role]), label: words.title };
  if (error instanceof ApiProblem && error.status === 404)
    return (
      <CenteredMessage>
        <title>{texts.common.pageTitle(words.notFound)}</title>
        <Typography variant="h1">{words.notFound}</Typography>
        <Typography color="textSecondary">{words.notFoundHelp}</Typography>
        <Button component={Link} to={list.to} variant="contained">
          {list.label}
        </Button>
      </CenteredMessage>
    );
  return (
    <PageBody>
      <PageHeader
        title={notice?.title ?? words.facts}
        back={list}
        chips={notice && <NoticeMark kind={notice.kind} over={!notice.standing} />}
        actions={notice && <Actions scope={scope} notice={notice} />}
      />
      {notice ? (
        <Shown scope={scope} notice={notice} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={12} />
      )}
    </PageBody>
  );
}
