import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PageBody } from "../../components/layout/page-body.tsx";
import { PageHeader } from "../../components/layout/page-header.tsx";

const Notices = styled("div")({ display: "flex", flexDirection: "column", gap: 8, maxWidth: 960, marginBottom: 12 });

type EditorFrameProps = {
  title: string;
  back?: { to: string; label: string };
  nav: ReactNode;
  chips?: ReactNode;
  actions?: ReactNode;
  notices?: ReactNode;
  children: ReactNode;
};

/** A tab in which something is open. */
export function EditorFrame({ title, back, nav, chips, actions, notices, children }: EditorFrameProps) {
  return (
    <PageBody>
      <PageHeader key={title} title={title} {...(back && { back })} chips={chips} actions={actions} />
      {nav}
      {notices && <Notices>{notices}</Notices>}
      {children}
    </PageBody>
  );
}
