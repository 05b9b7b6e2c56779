import ExpandMore from "@mui/icons-material/ExpandMore";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { plainAnswer, topicsOf } from "@runko/domain/faq/faq-questions";
import { searchGuide } from "@runko/domain/guide/search-guide";
import { areaPaths } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { faqQuery, type FaqQuestion } from "../../api/faq-query.ts";
import { allows } from "../../api/allows.ts";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Section } from "../../components/layout/section.tsx";
import { Markdown } from "../../components/markdown/markdown.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useSession } from "../../session/session-context.ts";
import { GuideSearch, Prose } from "./guide-layout.ts";
import { useHashTarget } from "./use-hash-target.ts";
import { useSearchText } from "./use-search-text.ts";

const words = texts.infoGuide;

const Entry = styled("details")(({ theme }) => ({
  padding: "4px 0",
  scrollMarginTop: 72,
  "& + &": { borderTop: `1px solid ${theme.colors.divider}` },
  "& > summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: 12,
    padding: "8px 0",
    cursor: "pointer",
    fontWeight: 600,
    listStyle: "none",
  },
  "& > summary::-webkit-details-marker": { display: "none" },
  "& > summary > svg": { flex: "none" },
  "&[open] > summary > svg": { rotate: "180deg" },
}));
const Cards = styled(Prose)({ display: "grid", gap: 12, "& h2": { margin: 0 } });

function Answer({ question, open }: { question: FaqQuestion; open: boolean }) {
  return (
    <Entry id={question.id} open={open}>
      <summary>
        {question.question}
        <ExpandMore aria-hidden />
      </summary>
      <Markdown text={question.answer} />
    </Entry>
  );
}

function Results({ questions, searched }: { questions: readonly FaqQuestion[]; searched: string }) {
  const found = searchGuide(
    questions.map((question) => ({ id: question.id, title: question.question, text: plainAnswer(question.answer) })),
    searched,
  );
  return (
    <Section title={words.found}>
      <p role="status">{found.length === 0 ? words.noResults(searched) : words.results(found.length)}</p>
      {found.flatMap(({ id }) =>
        questions
          .filter((question) => question.id === id)
          .map((question) => <Answer key={id} question={question} open={found.length <= 3} />),
      )}
    </Section>
  );
}

/** Drawn once the questions are there, so that the one of the address can be shown. */
function Topics({ all }: { all: readonly FaqQuestion[] }) {
  const current = useHashTarget();
  return topicsOf(all).map(({ topic, questions }) => (
    <Section key={topic} title={topic}>
      {questions.map((question) => (
        <Answer key={question.id} question={question} open={question.id === current} />
      ))}
    </Section>
  ));
}

/** Frequently asked questions and their answers. */
export function FaqPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(faqQuery);
  const [searched, search] = useSearchText();
  const edit = (
    <Button component={Link} to={`${areaPaths.control}/faq`} variant="outlined">
      {texts.controlFaq.edit}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={words.faqTitle} actions={allows(user, "keepFaq") && edit} />
      <GuideSearch data-screen-only>
        <SearchField wide text={searched} onChange={search} label={words.searchFaq} placeholder={words.searchHelp} />
      </GuideSearch>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={12} />)}
      {data?.length === 0 && <EmptyState text={texts.controlFaq.none} />}
      {data && (
        <Cards>{searched === "" ? <Topics all={data} /> : <Results questions={data} searched={searched} />}</Cards>
      )}
    </PageBody>
  );
}
