import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

/** Things of one kind on a tab, a line between them. */
export const EntryList = styled("ul")(({ theme }) => ({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "& > li + li": { borderTop: `1px solid ${theme.colors.divider}`, marginTop: 16, paddingTop: 16 },
}));
const Head = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  marginBottom: 8,
});
const Name = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  flex: 1,
  minWidth: 160,
});
const Actions = styled("div")({ display: "flex", flexWrap: "wrap", marginInlineStart: "auto" });

type EntryProps = {
  name: string;
  /** How it stands, beside the name. */
  mark?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** One of them: what it is called, what may be done to it, and what is known of it. */
export function Entry({ name, mark, actions, children }: EntryProps) {
  return (
    <li>
      <Head>
        <Name>
          <Typography variant="h3">{name}</Typography>
          {mark}
        </Name>
        <Actions>{actions}</Actions>
      </Head>
      {children}
    </li>
  );
}
