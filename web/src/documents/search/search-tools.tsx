import Tune from "@mui/icons-material/Tune";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { searchLimits } from "@runko/domain/search/search-limits";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { Facets } from "./facets.tsx";
import { CriteriaChips } from "./criteria-chips.tsx";
import type { SearchState } from "./use-search-page.ts";

const words = texts.searchPage;

/** The criteria of a search, to be taken away one by one or changed in the form. */
export function SearchTools({ search }: { search: SearchState }) {
  const { at, said, otherWay, openForm } = search;
  const { url, change } = at;
  const { advanced, criteria } = url;
  return (
    <>
      <CriteriaChips
        criteria={advanced ? said : said.filter(({ name }) => name !== "q")}
        onRemove={(name) => change({ criteria: { ...criteria, [name]: undefined } })}
      />
      {advanced && (
        <>
          <Button size="small" startIcon={<Tune />} onClick={openForm}>
            {words.change}
          </Button>
          <Link component={RouterLink} to={otherWay} sx={{ py: 1 }}>
            {words.basic}
          </Link>
        </>
      )}
      <Facets search={search} />
    </>
  );
}

/** That more was found than is shown, and what is wrong with the criteria. */
export function SearchNotices({ search: { list, inForm, issues, said } }: { search: SearchState }) {
  return (
    <>
      {list.many && (
        <Notice severity="info" live>
          {texts.search.narrow(searchLimits.results)} {list.unsorted && texts.search.unsorted}
        </Notice>
      )}
      {!inForm && issues.length > 0 && (
        <Notice severity="error" live title={words.badCriteria}>
          {issues.map((issue) => (
            <Typography key={issue.path}>
              {said.find(({ name }) => name === issue.path)?.label}: {issueMessage(texts.issues, issue)}
            </Typography>
          ))}
        </Notice>
      )}
    </>
  );
}
