import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { Link } from "react-router";
import { areaOfRole, routes } from "../../addresses/routes.ts";
import { Section } from "../../components/layout/section.tsx";
import type { Scope } from "../api/entities.ts";
import type { SupplierNotice } from "./notice-queries.ts";

const words = texts.supplierNotices;

const Faults = styled("ul")({
  display: "flex",
  flexWrap: "wrap",
  gap: "4px 16px",
  listStyle: "none",
  margin: 0,
  padding: 0,
});

/** So many are named on the page of the notice; who handles them has all as a list. */
const named = 30;

/** The faults that were made while the notice was known; a fault handler has them as a list, to be handled together. */
export function FaultsOfNotice({ scope, notice }: { scope: Scope; notice: SupplierNotice }) {
  const { role } = scope;
  const ids = notice.faultIds ?? [];
  return (
    <Section title={words.faults}>
      {ids.length === 0 && <p style={{ margin: 0 }}>{words.noFaults}</p>}
      {ids.length > 0 && role === "SUPPLIER" && (
        <p style={{ margin: 0 }}>
          {words.faultCount(ids.length)}. {words.faultsElsewhere}
        </p>
      )}
      {ids.length > 0 && role !== "SUPPLIER" && (
        <Faults>
          {ids.slice(0, named).map((id) => (
            <li key={id}>
              <Link to={routes.document(areaOfRole[role], id)}>{formatEventId(id)}</Link>
            </li>
          ))}
        </Faults>
      )}
      {ids.length > 0 && role === "ERROR_HANDLER" && (
        <Button component={Link} to={routes.faultsOfNotice(notice.id)} variant="outlined" sx={{ marginTop: "12px" }}>
          {words.handleFaults}
        </Button>
      )}
    </Section>
  );
}
