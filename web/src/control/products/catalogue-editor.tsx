import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { releasePage } from "../../leaving/leave-guard.ts";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText } from "../control-problem.ts";
import { EditorFrame } from "./editor-frame.tsx";

const words = texts.controlProducts;

type CatalogueEditorProps = {
  name: string;
  back: { to: string; label: string };
  nav: ReactNode;
  removal: { label: string; text: string; remove: () => Promise<void> };
  actions?: ReactNode;
  children: ReactNode;
};

/** Something of the product admin's catalogue: its form, and the way to remove it. */
export function CatalogueEditor({ name, back, nav, removal, actions, children }: CatalogueEditorProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <EditorFrame
      title={name}
      back={back}
      nav={nav}
      actions={
        <>
          {actions}
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            {removal.label}
          </Button>
        </>
      }
    >
      {children}
      {asked && (
        <PerformDialog
          danger
          title={words.removeTitle(name)}
          text={removal.text}
          confirmLabel={removal.label}
          perform={async () => {
            await removal.remove();
            releasePage();
            void navigate(back.to, { replace: true });
            void client.invalidateQueries({ queryKey: controlKeys.products() });
            return words.removed(name);
          }}
          problemOf={controlProblemText}
          onClose={() => setAsked(false)}
        />
      )}
    </EditorFrame>
  );
}
