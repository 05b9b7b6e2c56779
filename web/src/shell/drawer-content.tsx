import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { activeRole, areaPaths, type Area } from "@runko/domain/organizations/areas";
import { typesListed } from "@runko/domain/organizations/event-type-rights";
import { texts } from "@runko/domain/texts/texts";
import type { DocumentType } from "@runko/domain/enumerations/document-types";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useSession } from "../session/session-context.ts";
import { DrawerWaiting } from "./drawer-waiting.tsx";
import { DrawerEntries } from "./drawer-entries.tsx";
import { entriesOf, PinnedSearches, ReportsEntry } from "./drawer-parts.ts";
import { DrawerSection } from "./drawer-section.tsx";
import { MiniSection } from "./mini-section.tsx";
import { useNewPlace } from "./new-places.ts";
import { useCurrentSection } from "./open-section.ts";
import { useCounts, useCountsOfChildren } from "./use-counts.ts";

const Sections = styled("ul")({ listStyle: "none", margin: 0, padding: "4px 0 16px" });
const Top = styled("div")({ display: "flex", justifyContent: "center", padding: "12px 8px 4px" });
const Failed = styled("p")(({ theme }) => ({
  margin: "0 16px",
  fontSize: "0.75rem",
  color: theme.colors.error,
  "& button": { verticalAlign: "baseline" },
}));

/** The area's documents by type and state; the section of the shown page is open, others as the user opens them. */
function DocumentSections({ mini }: { mini: boolean }) {
  const { area, organization } = useSession();
  const section = useCurrentSection();
  const fresh = useNewPlace();
  const { data: counts, error, refetch } = useCounts();
  const ofChildren = useCountsOfChildren();
  const [toggled, setToggled] = useState<Partial<Record<DocumentType, boolean>>>({});
  const [seen, setSeen] = useState(section?.type);
  if (section?.type !== seen) {
    setSeen(section?.type);
    setToggled({});
  }

  const role = activeRole(area);
  if (area === null || area === "workManagement" || role === null) return null;
  const listPath = `${areaPaths[area]}/documents`;
  const Section = mini ? MiniSection : DrawerSection;
  const words = texts.shell;
  return (
    <>
      {fresh && (
        <Top>
          {mini ? (
            <IconButton component={Link} to={fresh.path} aria-label={fresh.name} color="primary">
              <Add />
            </IconButton>
          ) : (
            <Button
              component={Link}
              to={fresh.path}
              variant="contained"
              fullWidth
              startIcon={<Add />}
              aria-label={fresh.name}
            >
              {fresh.label}
            </Button>
          )}
        </Top>
      )}
      {error && !mini && (
        <Failed role="status">
          {words.countsFailed}{" "}
          <Button size="small" onClick={() => void refetch()}>
            {texts.common.tryAgain}
          </Button>
        </Failed>
      )}
      <Sections>
        <DrawerEntries path={areaPaths[area]} mini={mini} />
        {typesListed(organization, role, counts).map((type) => {
          const isCurrent = section?.type === type;
          return (
            <Section
              key={type}
              type={type}
              listPath={listPath}
              counts={counts?.[type]}
              ofChildren={ofChildren[type]}
              current={isCurrent ? (section.state ?? "") : undefined}
              open={toggled[type] ?? isCurrent}
              onToggle={() => setToggled({ ...toggled, [type]: !(toggled[type] ?? isCurrent) })}
            />
          );
        })}
      </Sections>
      <Suspense fallback={<DrawerWaiting entries={1} />}>
        <ReportsEntry forRole={role} mini={mini} />
        <PinnedSearches mini={mini} />
      </Suspense>
    </>
  );
}

/** What the area holds: its documents, or its pages. */
export function DrawerContent({ mini }: { mini: boolean }) {
  const { area } = useSession();
  const Entries = area === null ? undefined : entriesOf[area];
  if (!Entries) return <DocumentSections mini={mini} />;
  return (
    <Suspense fallback={<DrawerWaiting entries={6} />}>
      <Entries mini={mini} />
    </Suspense>
  );
}

const labels: Partial<Record<Area, string>> = { control: texts.shell.controlDrawer, info: texts.shell.infoDrawer };

/** The name of the drawer of an area. */
export const drawerLabel = (area: Area | null): string => (area && labels[area]) ?? texts.shell.drawer;
