import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { questionText, type Question } from "@runko/domain/guide/guide";
import { manualAddress } from "@runko/domain/guide/manual-chapters";
import { searchGuide } from "@runko/domain/guide/search-guide";
import { faqGroups } from "@runko/domain/texts/guide";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { Link as RouterLink } from "react-router";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { GuideSearch, Prose } from "./guide-layout.ts";
import { GuideText } from "./guide-text.tsx";
import { useHashTarget } from "./use-hash-target.ts";
import { useSearchText } from "./use-search-text.ts";

const words = texts.infoGuide;

const Entry = styled("details")(({ theme }) => ({
  borderBottom: `1px solid ${theme.palette.divider}`,
  padding: "4px 0 8px",
  scrollMarginTop: 72,
  "& summary": { cursor: "pointer", fontWeight: 600, padding: "8px 0", minHeight: 24 },
}));

function Answer({ question, open }: { question: Question; open: boolean }) {
  return (
    <Entry id={question.id} open={open}>
      <summary>{question.question}</summary>
      {question.answer.map((paragraph) => (
        <p key={paragraph}>
          <GuideText text={paragraph} />
        </p>
      ))}
      {question.chapter && (
        <p>
          <Link component={RouterLink} to={manualAddress(question.chapter)}>
            {words.inManual}
          </Link>
        </p>
      )}
    </Entry>
  );
}

function Results({ questions, searched }: { questions: readonly Question[]; searched: string }) {
  const found = searchGuide(
    questions.map((question) => ({ id: question.id, title: question.question, text: questionText(question) })),
    searched,
  );
  return (
    <>
      <p role="status">{found.length === 0 ? words.noResults(searched) : words.results(found.length)}</p>
      {found.flatMap(({ id }) =>
        questions
          .filter((question) => question.id === id)
          .map((question) => <Answer key={id} question={question} open={found.length <= 3} />),
      )}
    </>
  );
}

/** Frequently asked questions and their answers. */
export function FaqPage() {
  const groups = useMemo(() => faqGroups(), []);
  const [searched, search] = useSearchText();
  const current = useHashTarget();
  return (
    <PageBody>
      <PageHeader title={words.faqTitle} />
      <GuideSearch data-screen-only>
        <SearchField wide text={searched} onChange={search} label={words.searchFaq} placeholder={words.searchHelp} />
      </GuideSearch>
      <Prose>
        {searched !== "" && <Results questions={groups.flatMap(({ questions }) => questions)} searched={searched} />}
        {searched === "" &&
          groups.map(({ title, questions }) => (
            <div key={title}>
              <Typography variant="h2">{title}</Typography>
              {questions.map((question) => (
                <Answer key={question.id} question={question} open={question.id === current} />
              ))}
            </div>
          ))}
      </Prose>
    </PageBody>
  );
}
