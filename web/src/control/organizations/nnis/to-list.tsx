import ArrowBack from "@mui/icons-material/ArrowBack";
import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { Link } from "react-router";
import { nniPaths } from "./nni-paths.ts";

/** The way from one NNI to all of them. */
export function ToList({ organizationId }: { organizationId: string }) {
  return (
    <Button component={Link} to={nniPaths.list(organizationId)} startIcon={<ArrowBack />}>
      {texts.controlNnis.toList}
    </Button>
  );
}
