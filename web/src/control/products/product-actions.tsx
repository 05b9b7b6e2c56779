import { texts } from "@runko/domain/texts/texts";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ActionMenu, type MenuAction } from "../../components/buttons/action-menu.tsx";
import { PerformDialog } from "../../components/dialogs/perform-dialog.tsx";
import { useAction } from "../../components/submit/use-action.ts";
import { releasePage } from "../../leaving/leave-guard.ts";
import { controlKeys } from "../control-keys.ts";
import { controlProblemText, showControlProblem } from "../control-problem.ts";
import type { ManagedProduct } from "../entities.ts";
import { changeProduct, removeProduct } from "./product-queries.ts";

const words = texts.controlProducts;

type ProductActionsProps = { product: ManagedProduct; listPath: string; copyPath: string };

/** Copies a product, puts it in and out of use; one that no document names can be removed, the others say why not. */
export function ProductActions({ product, listPath, copyPath }: ProductActionsProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"deactivate" | "remove">();
  const { name, inUse, active } = product;

  const { run: activate } = useAction({
    perform: () => changeProduct(product, { active: true }),
    done: () => words.activated(name),
    onFailed: showControlProblem,
    stale: [controlKeys.products()],
  });
  const deactivate = async () => {
    await changeProduct(product, { active: false });
    return words.deactivated(name);
  };
  const remove = async () => {
    const { outcome } = await removeProduct(product);
    if (outcome === "deactivated") return words.deactivatedAsUsed(name);
    releasePage();
    void navigate(listPath, { replace: true });
    return words.removed(name);
  };
  const items: MenuAction[] = [
    { id: "copy", label: words.copy, onSelect: () => void navigate(copyPath) },
    active
      ? { id: "deactivate", label: words.deactivate, onSelect: () => setAsked("deactivate") }
      : { id: "activate", label: words.activate, onSelect: () => void activate() },
    {
      id: "remove",
      label: words.remove,
      onSelect: () => setAsked("remove"),
      disabledReason: inUse ? words.usedNotice : undefined,
      danger: true,
    },
  ];
  const questions = {
    deactivate: {
      title: words.deactivateTitle(name),
      text: inUse ? `${words.deactivateUsedText} ${words.deactivateText}` : words.deactivateText,
      confirmLabel: words.deactivate,
      perform: deactivate,
    },
    remove: {
      title: words.removeTitle(name),
      text: words.removeText,
      danger: true,
      confirmLabel: words.remove,
      perform: remove,
    },
  };
  return (
    <>
      <ActionMenu label={words.actions} items={items} />
      {asked && (
        <PerformDialog
          {...questions[asked]}
          stale={[controlKeys.products()]}
          problemOf={controlProblemText}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
