import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { boundedPage } from "../../components/tables/pages.ts";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { readPage, writePage } from "../page-url.ts";
import { briefingColumns, type Asked } from "./briefing-columns.tsx";
import { BriefingDialog } from "./briefing-dialog.tsx";
import { briefingsQuery } from "./briefing-queries.ts";

const words = texts.newsletters.write;

/** The newsletters in every state, for their writer. */
export function BriefingsPage() {
  const [query, setQuery] = useSearchParams();
  const [asked, setAsked] = useState<Asked>();
  const url = readPage(query);
  const { page, pageSize } = boundedPage(url);
  const found = useQuery(briefingsQuery(page, pageSize));
  const add = (
    <Button component={Link} to={`${briefingsPath}/new`} variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={texts.shell.briefings} actions={add} />
      <PagedRows
        found={found}
        page={url}
        onPage={(next) => setQuery(writePage(next).filter((part): part is [string, string] => part[1] !== undefined))}
        empty={words.none}
      >
        {(rows) => (
          <PlainTable
            label={texts.shell.briefings}
            columns={briefingColumns(setAsked)}
            rows={rows}
            rowId={({ id }) => id}
          />
        )}
      </PagedRows>
      {asked && <BriefingDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </PageBody>
  );
}
