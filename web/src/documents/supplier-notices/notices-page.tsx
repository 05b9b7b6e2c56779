import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { makesNotices } from "@runko/domain/supplier-notices/supplier-notice";
import { texts } from "@runko/domain/texts/texts";
import { useMemo } from "react";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { useAddress } from "../../addresses/use-address.ts";
import { PageHeader } from "../../components/layout/page-header.tsx";
import { Chip, Chips } from "../../components/tables/filter-chips.tsx";
import { PagedTable } from "../../components/tables/paged-table.tsx";
import { boundedSizes } from "../../components/tables/pages.ts";
import { useList } from "../../components/tables/use-list.ts";
import { useSession } from "../../session/session-context.ts";
import { noticeColumns } from "./notice-columns.tsx";
import { noticesQuery } from "./notice-queries.ts";
import { noticesAddress } from "./notices-address.ts";
import { useNoticeMaker } from "./use-notice-maker.ts";

const words = texts.supplierNotices;

const Nav = styled("nav")({ minWidth: 0, paddingBottom: 10 });

/** /subscriber/notices, /vendor/notices, /fault-handler/notices: planned work and outages. Source: beyond F7.2 */
export function NoticesPage() {
  const { organizationId, role } = useSession();
  const scope = useMemo(() => ({ organizationId, role }), [organizationId, role]);
  const at = useAddress(noticesAddress);
  const { url } = at;
  const found = useList(noticesQuery(scope, url));
  const columns = useMemo(() => noticeColumns(role), [role]);
  const area = areaOfRole[role];
  const mayMake = useNoticeMaker() !== undefined && makesNotices(role);
  return (
    <PagedTable
      at={at}
      list={found}
      sizes={boundedSizes}
      header={
        <PageHeader
          title={words.title}
          actions={
            mayMake && (
              <Button component={Link} to={routes.newSupplierNotice(area)} variant="contained" startIcon={<Add />}>
                {words.make}
              </Button>
            )
          }
        />
      }
      toolbar={
        <Nav aria-label={words.shown}>
          <Chips>
            {([false, true] as const).map((all) => (
              <li key={String(all)}>
                <Chip
                  to={`?${noticesAddress.write({ ...url, all, page: 0 })}`}
                  aria-current={url.all === all ? "page" : undefined}
                >
                  {words.parts[all ? "all" : "standing"]}
                </Chip>
              </li>
            ))}
          </Chips>
        </Nav>
      }
      label={words.title}
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id }) => routes.supplierNotice(area, id)}
      rowLabel={({ title }) => words.row(title)}
      empty={{ text: words.empty[role === "SUBSCRIBER" ? role : "SUPPLIER"] }}
    />
  );
}
