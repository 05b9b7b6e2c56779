import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { formatEventId } from "@runko/domain/values/event-number";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router";
import { Notice } from "../../components/feedback/notice.tsx";
import { routes } from "../../addresses/routes.ts";
import { useCounts } from "../../shell/use-counts.ts";
import type { Scope } from "../api/entities.ts";
import { workQuery } from "./work-query.ts";

const words = texts.faultHandler;

const mostShown = 8;

const Faults = styled("ul")({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& a": { display: "inline-block", color: "inherit", padding: "4px 0", fontWeight: 600 },
  "@media (pointer: coarse)": { "& a": { padding: "12px 0" } },
});

/** How many urgent faults wait to be mended, and the way to each. */
export function UrgentNotice({ scope }: { scope: Scope }) {
  const counts = useCounts();
  const urgent = counts.data?.Fault?.urgent;
  const { data } = useQuery(workQuery(scope));
  const rows = data?.queues.find(({ queue }) => queue === "urgent")?.rows;
  const expected = Array.from({ length: Math.min(urgent ?? 0, mostShown) }, (_, index) => index);
  if (counts.isError && urgent === undefined) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      {urgent === undefined ? (
        <Skeleton variant="rounded" height={38} />
      ) : (
        <Notice severity={urgent > 0 ? "error" : "success"}>
          {urgent > 0 ? words.urgentWaiting(urgent) : words.noUrgent}
          {urgent > 0 && !rows && expected.map((index) => <Skeleton key={index} height={28} />)}
          {urgent > 0 && rows && (
            <Faults>
              {rows.map(({ id, productName, subscriber }) => (
                <li key={id}>
                  <Link component={RouterLink} to={routes.document("faultHandler", id)}>
                    {words.urgentFault(formatEventId(id), [productName, subscriber.name].filter(Boolean).join(", "))}
                  </Link>
                </li>
              ))}
            </Faults>
          )}
        </Notice>
      )}
    </div>
  );
}
