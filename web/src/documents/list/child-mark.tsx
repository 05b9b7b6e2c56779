import LockOutlined from "@mui/icons-material/LockOutlined";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useSession } from "../../session/session-context.ts";
import type { DocumentRow } from "../api/entities.ts";

const Mark = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 3,
  minWidth: 0,
  position: "relative",
  overflow: "hidden",
  color: theme.colors.textSecondary,
  fontSize: "0.6875rem",
  "& svg": { fontSize: 12, flexShrink: 0 },
  "& span": { overflow: "hidden", textOverflow: "ellipsis", paddingBlock: 1 },
}));

type ChildMarkProps = {
  row: Pick<DocumentRow, "subscriber" | "supplier">;
  /** What stands in its place where the document is one's own. */
  instead?: ReactNode;
};

/** Whose document it is, of a child that opened it to be read and no more (D-20, D-44). */
export function ChildMark({ row, instead = null }: ChildMarkProps) {
  const { organizationId, role } = useSession();
  const { id, name } = role === "SUBSCRIBER" ? row.subscriber : row.supplier;
  if (id === organizationId) return instead;
  return (
    <Mark title={name}>
      <LockOutlined aria-hidden />
      <span aria-hidden>{name}</span>
      <VisuallyHidden>{texts.documentList.ofChild(name)}</VisuallyHidden>
    </Mark>
  );
}
