import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ListLayout } from "../../components/layout/list-layout.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { DataTable } from "../../components/tables/data-table.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { Pagination } from "../../components/tables/pagination.tsx";
import { SearchField } from "../../components/tables/search-field.tsx";
import { useAddress } from "../../addresses/use-address.ts";
import { controlPaths } from "../control-paths.ts";
import { Toolbar } from "../toolbar.tsx";
import { emailColumns } from "./email-columns.tsx";
import { massMailsQuery } from "./email-queries.ts";
import { emailsAddress } from "./emails-url.ts";

const words = texts.controlEmails;

/** The mass e-mails that were sent, the newest first, and the way to a new one. */
export function EmailsPage() {
  const { url, change } = useAddress(emailsAddress);
  const { data, error, isFetching, refetch } = useQuery(massMailsQuery(url));
  const newEmail = (
    <Button component={Link} to={controlPaths.newEmail()} variant="contained" startIcon={<Add />}>
      {words.newTitle}
    </Button>
  );
  return (
    <ListLayout
      header={<PageHeader title={words.title} actions={newEmail} />}
      toolbar={
        <Toolbar data-screen-only>
          <SearchField
            text={url.text}
            onChange={(text) => change({ text }, { replace: true })}
            label={words.search}
            placeholder={words.searchHelp}
          />
        </Toolbar>
      }
      footer={
        data && (
          <Pagination
            page={url.page}
            pageSize={url.pageSize}
            total={data.total}
            sizes={boundedSizes}
            onChange={change}
          />
        )
      }
    >
      <DataTable
        label={words.title}
        columns={emailColumns}
        rows={data?.rows}
        rowId={({ id }) => id}
        rowHref={({ id }) => controlPaths.email(id)}
        rowLabel={({ subject }) => words.row(subject)}
        error={error}
        onRetry={() => void refetch()}
        busy={isFetching}
        empty={
          url.text === ""
            ? {
                text: words.empty,
                action: (
                  <Button component={Link} to={controlPaths.newEmail()} variant="outlined">
                    {words.newTitle}
                  </Button>
                ),
              }
            : { text: words.emptyFiltered }
        }
      />
    </ListLayout>
  );
}
