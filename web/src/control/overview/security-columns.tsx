import { styled } from "@mui/material/styles";
import { adminActions, adminSubjects } from "@runko/domain/organizations/admin-subjects";
import { problemCodes } from "@runko/domain/problems/problem-codes";
import { texts } from "@runko/domain/texts/texts";
import type { DataColumn } from "../../components/tables/data-column.ts";
import type { SecurityEntry } from "./overview-queries.ts";

const words = texts.controlOverview;

const Small = styled("small")(({ theme }) => ({ display: "block", color: theme.colors.textSecondary }));
/** Breaks anywhere, but not into a column of letters on a phone. */
const Path = styled("code")({ display: "block", fontSize: "0.75rem", minWidth: "28ch", overflowWrap: "anywhere" });

/** What the entry says beside its kind, in words: what was refused or changed. */
function detailWords({ details }: SecurityEntry): string {
  const subject = adminSubjects.find((one) => one === details["subject"]);
  const action = adminActions.find((one) => one === details["action"]);
  if (subject && action) return `${texts.controlLog.subjects[subject]}, ${texts.controlLog.actions[action]}`;
  const code = problemCodes.find((one) => one === details["code"]);
  const said = code ? texts.problems.titles[code] : "";
  return typeof details["times"] === "number" ? words.times(said, details["times"]) : said;
}

/** What was asked for where something was refused. */
function Asked({ details: { method, path } }: SecurityEntry) {
  if (typeof method !== "string" || typeof path !== "string") return null;
  return (
    <Small>
      <Path>{`${method} ${path}`}</Path>
    </Small>
  );
}

/** What the table shows of each entry of the security log. */
export const securityColumns: readonly DataColumn<SecurityEntry>[] = [
  { id: "at", header: words.time, cell: ({ at }) => texts.formats.instant(at) },
  { id: "event", header: words.what, cell: ({ event }) => words.securityEvents[event] },
  {
    id: "who",
    header: words.who,
    cell: ({ userName, organizationName }) => (
      <>
        {userName ?? words.unknown}
        {organizationName !== null && <Small>{organizationName}</Small>}
      </>
    ),
  },
  { id: "address", header: words.address, cell: ({ address }) => address },
  {
    id: "details",
    header: words.details,
    cell: (entry) => (
      <>
        {detailWords(entry)}
        <Asked {...entry} />
        {entry.requestId !== "" && <Small>{words.requestId(entry.requestId)}</Small>}
      </>
    ),
  },
];
