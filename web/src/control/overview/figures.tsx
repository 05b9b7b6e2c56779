import { styled } from "@mui/material/styles";
import { documentStates } from "@runko/domain/documents/document-states";
import { texts } from "@runko/domain/texts/texts";
import { Section } from "../../components/layout/section.tsx";
import type { Overview } from "./overview-queries.ts";

const words = texts.controlOverview;

const Cards = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(215px, 100%), 1fr))",
  gap: 12,
});
const Facts = styled("dl")(({ theme }) => ({
  margin: 0,
  fontSize: "0.8125rem",
  "& > div": { display: "flex", justifyContent: "space-between", gap: 12, padding: "3px 0" },
  "& dt": { color: theme.colors.textSecondary },
  "& dd": { margin: 0, textAlign: "end", overflowWrap: "anywhere" },
  "& > div:first-of-type": { fontWeight: 600, "& dt": { color: "inherit" } },
}));

type Fact = { label: string; value: string };

function Card({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <Section title={title}>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Section>
  );
}

const fact = (label: string, amount: number): Fact => ({ label, value: texts.formats.number(amount) });

function documentFacts({ byState }: Overview["documents"]): Fact[] {
  const sum = (rows: Overview["documents"]["byState"]) => rows.reduce((total, { amount }) => total + amount, 0);
  return [
    fact(words.all, sum(byState)),
    ...documentStates.map((state) =>
      fact(texts.documents.states[state], sum(byState.filter(({ eventState }) => eventState === state))),
    ),
  ];
}

/** Organizations, users, documents and versions, a card each. */
export function Figures({ overview: { organizations, users, documents, versions } }: { overview: Overview }) {
  return (
    <Cards>
      <Card
        title={words.organizations}
        facts={[
          fact(words.all, organizations.all),
          fact(words.subscribers, organizations.subscribers),
          fact(words.suppliers, organizations.suppliers),
          fact(words.below, organizations.below),
        ]}
      />
      <Card
        title={words.users}
        facts={[
          fact(words.all, users.all),
          fact(words.loggedInLately, users.loggedInLately),
          fact(words.disabled, users.disabled),
          fact(words.groupAccounts, users.groupAccounts),
          fact(words.orphans, users.orphans),
        ]}
      />
      <Card title={words.documents} facts={documentFacts(documents)} />
      <Card
        title={words.versions}
        facts={[
          { label: words.portal, value: versions.portal },
          { label: words.node, value: versions.node },
          { label: words.database, value: versions.database },
          { label: words.migration, value: texts.formats.instant(versions.migratedAt) },
          { label: words.startedAt, value: texts.formats.instant(versions.startedAt) },
        ]}
      />
    </Cards>
  );
}
