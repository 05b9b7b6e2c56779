import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { EmptyState } from "../../components/feedback/empty-state.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { boundedPage, boundedSizes } from "../../components/tables/pages.ts";
import { Pagination } from "../../components/tables/pagination.tsx";
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
  const { data, error, refetch } = useQuery(briefingsQuery(page, pageSize));
  const add = (
    <Button component={Link} to={`${briefingsPath}/new`} variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={texts.shell.briefings} actions={add} />
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data?.rows.length === 0 && <EmptyState text={words.none} />}
      {data && data.rows.length > 0 && (
        <>
          <PlainTable
            label={texts.shell.briefings}
            columns={briefingColumns(setAsked)}
            rows={data.rows}
            rowId={({ id }) => id}
          />
          <Pagination
            page={page}
            pageSize={url.pageSize}
            total={data.total}
            sizes={boundedSizes}
            onChange={(next) =>
              setQuery(writePage(next).filter((part): part is [string, string] => part[1] !== undefined))
            }
          />
        </>
      )}
      {asked && <BriefingDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </PageBody>
  );
}
