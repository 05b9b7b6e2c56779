import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { briefingsPath } from "@runko/domain/organizations/areas";
import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { Link } from "react-router";
import { address } from "../../addresses/address.ts";
import { boundedPages } from "../../addresses/list-parts.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { PagedRows } from "../../components/tables/paged-rows.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { PlainTable } from "../../components/tables/plain-table.tsx";
import { useList } from "../../components/tables/use-list.ts";
import { briefingColumns, type Asked } from "./briefing-columns.tsx";
import { BriefingDialog } from "./briefing-dialog.tsx";
import { briefingsQuery } from "./briefing-queries.ts";

const words = texts.newsletters.write;
const briefingsAddress = address(boundedPages);

/** The newsletters in every state, for their writer. */
export function BriefingsPage() {
  const at = useAddress(briefingsAddress);
  const [asked, setAsked] = useState<Asked>();
  const list = useList(briefingsQuery(at.url.page, at.url.pageSize));
  const add = (
    <Button component={Link} to={`${briefingsPath}/new`} variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <PageBody>
      <PageHeader title={texts.shell.briefings} actions={add} />
      <PagedRows at={at} list={list} sizes={boundedSizes} empty={words.none}>
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
