import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { ListTools } from "../../components/tables/list-tools.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { useList } from "../../components/tables/use-list.ts";
import { controlPaths } from "../control-paths.ts";
import { emailColumns } from "./email-columns.tsx";
import { massMailsQuery } from "./email-queries.ts";
import { emailsAddress } from "./emails-url.ts";

const words = texts.controlEmails;

/** The mass e-mails that were sent, the newest first, and the way to a new one. */
export function EmailsPage() {
  const at = useAddress(emailsAddress);
  const newEmail = (
    <Button component={Link} to={controlPaths.newEmail()} variant="contained" startIcon={<Add />}>
      {words.newTitle}
    </Button>
  );
  return (
    <PagedTable
      at={at}
      list={useList(massMailsQuery(at.url))}
      sizes={boundedSizes}
      header={<PageHeader title={words.title} actions={newEmail} />}
      toolbar={<ListTools at={at} label={words.search} placeholder={words.searchHelp} />}
      label={words.title}
      columns={emailColumns}
      rowId={({ id }) => id}
      rowHref={({ id }) => controlPaths.email(id)}
      rowLabel={({ subject }) => words.row(subject)}
      empty={
        at.url.text === ""
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
  );
}
