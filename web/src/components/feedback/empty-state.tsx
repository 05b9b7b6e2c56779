import InboxOutlined from "@mui/icons-material/InboxOutlined";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { CenteredMessage } from "./centered-message.tsx";

/** Nothing here yet, and what to do next. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <CenteredMessage>
      <InboxOutlined color="disabled" fontSize="large" aria-hidden />
      <Typography color="textSecondary">{text}</Typography>
      {action}
    </CenteredMessage>
  );
}
