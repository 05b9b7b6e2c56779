import Autorenew from "@mui/icons-material/Autorenew";
import BlockOutlined from "@mui/icons-material/BlockOutlined";
import CancelOutlined from "@mui/icons-material/CancelOutlined";
import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Inventory2Outlined from "@mui/icons-material/Inventory2Outlined";
import LocalShippingOutlined from "@mui/icons-material/LocalShippingOutlined";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import VerifiedOutlined from "@mui/icons-material/VerifiedOutlined";
import type SvgIcon from "@mui/material/SvgIcon";
import type { ShownState } from "@runko/domain/documents/document-states";
import type { ToneName } from "../theme/tones.ts";

export type Look = { tone: ToneName; Icon: typeof SvgIcon };

/** The colour and the icon of each state, the same everywhere; the word comes from the catalogue. */
export const stateLook: Record<ShownState | "REJECTED", Look> = {
  OPEN: { tone: "outline", Icon: RadioButtonUnchecked },
  IN_PROCESSING: { tone: "blue", Icon: Autorenew },
  CONFIRMED: { tone: "violet", Icon: VerifiedOutlined },
  IN_DELIVERY: { tone: "amber", Icon: LocalShippingOutlined },
  READY: { tone: "green", Icon: CheckCircleOutlined },
  CANCELLED: { tone: "grey", Icon: CancelOutlined },
  ARCHIVED: { tone: "grey", Icon: Inventory2Outlined },
  REJECTED: { tone: "red", Icon: BlockOutlined },
};
