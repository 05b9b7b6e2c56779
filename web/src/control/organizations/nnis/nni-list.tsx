import Add from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { Section } from "../../../components/layout/section.tsx";
import { DataTable } from "../../../components/tables/data-table.tsx";
import { controlKeys } from "../../control-keys.ts";
import { CsvActions } from "../../csv/csv-actions.tsx";
import { nniColumns } from "./nni-columns.tsx";
import { nniPaths } from "./nni-paths.ts";
import type { Nni } from "./nni-entities.ts";
import { RightsSection } from "./rights-section.tsx";

const words = texts.controlNnis;

const Stack = styled("div")({ display: "flex", flexDirection: "column", gap: 12 });

type NniListProps = { organization: { id: string; name: string }; nnis: readonly Nni[] };

/** All NNIs of the organization, and who may order from and to them. */
export function NniList({ organization, nnis }: NniListProps) {
  const client = useQueryClient();
  const organizationId = organization.id;
  const add = (
    <Button component={Link} to={nniPaths.add(organizationId)} variant="contained" startIcon={<Add />}>
      {words.add}
    </Button>
  );
  return (
    <Stack>
      <Section
        title={words.title}
        actions={
          <>
            <CsvActions
              subject="nnis"
              organization={organization}
              onImported={() => void client.invalidateQueries({ queryKey: controlKeys.nnis() })}
            />
            {nnis.length > 0 && add}
          </>
        }
      >
        <DataTable
          label={words.title}
          columns={nniColumns}
          rows={nnis}
          rowId={({ id }) => id}
          rowHref={({ id }) => nniPaths.one(organizationId, id)}
          rowLabel={({ identifier }) => words.row(identifier)}
          empty={{ text: words.empty, action: add }}
        />
      </Section>
      {nnis.length > 0 && <RightsSection organizationId={organizationId} nnis={nnis} />}
    </Stack>
  );
}
