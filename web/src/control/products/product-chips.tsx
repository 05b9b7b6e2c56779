import BlockOutlined from "@mui/icons-material/BlockOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import LockOutlined from "@mui/icons-material/LockOutlined";
import PublicOutlined from "@mui/icons-material/PublicOutlined";
import { texts } from "@runko/domain/texts/texts";
import { StateChip } from "../../components/state-chip.tsx";
import type { ManagedProduct } from "../entities.ts";

const words = texts.controlProducts;

/** Whether a product can be ordered at all. */
export function ActiveChip({ active }: Pick<ManagedProduct, "active">) {
  return active ? (
    <StateChip tone="green" icon={CheckCircleOutlined} label={words.active} />
  ) : (
    <StateChip tone="grey" icon={BlockOutlined} label={words.inactive} />
  );
}

/** Whether every subscriber sees a product, or those on its whitelist. */
export function VisibilityChip({ visibility }: Pick<ManagedProduct, "visibility">) {
  const [tone, Icon] =
    visibility === "public" ? (["outline", PublicOutlined] as const) : (["violet", LockOutlined] as const);
  return <StateChip tone={tone} icon={Icon} label={words.visibilities[visibility]} />;
}
