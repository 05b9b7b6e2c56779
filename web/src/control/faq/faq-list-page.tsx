import Add from "@mui/icons-material/Add";
import ArrowDownward from "@mui/icons-material/ArrowDownward";
import ArrowUpward from "@mui/icons-material/ArrowUpward";
import DeleteOutlined from "@mui/icons-material/DeleteOutlined";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { moveQuestion, moveTopic, topicsOf } from "@runko/domain/faq/faq-questions";
import { texts } from "@runko/domain/texts/texts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { faqQuery, type FaqQuestion } from "../../api/faq-query.ts";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Sections } from "../../components/layout/sections.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { controlPaths } from "../control-paths.ts";
import { controlProblemText, showControlProblem } from "../control-problem.ts";
import { orderQuestions, removeQuestion } from "./faq-calls.ts";

const words = texts.controlFaq;

const Rows = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& li": { display: "flex", alignItems: "center", gap: 8, padding: "4px 0" },
  "& li + li": { borderTop: `1px solid ${theme.colors.divider}` },
  "& li > a": { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
}));
const Steps = styled("span")({ display: "inline-flex", flexShrink: 0 });

type StepsProps = { name: string; first: boolean; last: boolean; move: (by: -1 | 1) => void };

/** The button that moves no further keeps the focus and says why. */
function MoveButtons({ name, first, last, move }: StepsProps) {
  const button = (label: string, reason: string | false, by: -1 | 1) => (
    <IconButton
      aria-label={label}
      aria-disabled={reason !== false || undefined}
      title={reason || undefined}
      onClick={() => reason === false && move(by)}
      sx={{ opacity: reason === false ? 1 : 0.38 }}
    >
      {by < 0 ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
    </IconButton>
  );
  return (
    <Steps>
      {button(words.upWhich(name), first && words.isFirst, -1)}
      {button(words.downWhich(name), last && words.isLast, 1)}
    </Steps>
  );
}

/** Orders the questions as they are shown at once. */
function useOrder(all: readonly FaqQuestion[]): (ids: string[]) => void {
  const client = useQueryClient();
  const { run: order } = useAction({
    perform: (ids: string[]) => {
      const byId = new Map(all.map((one) => [one.id, one]));
      client.setQueryData(
        faqQuery.queryKey,
        ids.flatMap((id) => byId.get(id) ?? []),
      );
      return orderQuestions(ids);
    },
    onDone: (ordered) => client.setQueryData(faqQuery.queryKey, ordered),
    onFailed: (failure) => {
      showControlProblem(failure);
      void client.invalidateQueries({ queryKey: faqQuery.queryKey });
    },
    parallel: true,
  });
  return (ids) => void order(ids);
}

function Questions({ all }: { all: readonly FaqQuestion[] }) {
  const [removed, setRemoved] = useState<FaqQuestion>();
  const order = useOrder(all);
  const topics = topicsOf(all);
  return (
    <Sections>
      {topics.map(({ topic, questions }, index) => (
        <Section
          key={topic}
          title={topic}
          actions={
            <MoveButtons
              name={topic}
              first={index === 0}
              last={index === topics.length - 1}
              move={(by) => order(moveTopic(all, topic, by))}
            />
          }
        >
          <Rows>
            {questions.map((one, place) => (
              <li key={one.id}>
                <Link to={controlPaths.faqQuestion(one.id)}>{one.question}</Link>
                <MoveButtons
                  name={one.question}
                  first={place === 0}
                  last={place === questions.length - 1}
                  move={(by) => order(moveQuestion(all, one.id, by))}
                />
                <IconButton aria-label={words.removeWhich(one.question)} onClick={() => setRemoved(one)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </li>
            ))}
          </Rows>
        </Section>
      ))}
      {removed && (
        <PerformDialog
          danger
          title={words.removeTitle}
          text={removed.question}
          confirmLabel={words.remove}
          perform={() => removeQuestion(removed.id).then(() => words.removed)}
          stale={[faqQuery.queryKey]}
          problemOf={controlProblemText}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Sections>
  );
}

/** The frequently asked questions, for who keeps them: added, changed, ordered and removed. */
export function FaqListPage() {
  const { data, error, refetch } = useQuery(faqQuery);
  return (
    <PageBody>
      <PageHeader
        title={words.title}
        actions={
          <>
            <Button component={Link} to="/info/faq" variant="outlined">
              {words.toPage}
            </Button>
            <Button component={Link} to={controlPaths.newFaqQuestion()} variant="contained" startIcon={<Add />}>
              {words.add}
            </Button>
          </>
        }
      />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={12} />)}
      {data && (data.length === 0 ? <EmptyState text={words.none} /> : <Questions all={data} />)}
    </PageBody>
  );
}
