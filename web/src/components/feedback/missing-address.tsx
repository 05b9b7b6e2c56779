import { texts } from "@runko/domain/texts/texts";
import { useLocation } from "react-router";

/** The address that led nowhere, as the redirect to the page that says so tells it. */
export function MissingAddress() {
  const state: unknown = useLocation().state;
  if (typeof state !== "object" || state === null || !("path" in state) || typeof state.path !== "string") return null;
  return (
    <p>
      {texts.common.notFoundAddress} <code style={{ overflowWrap: "anywhere" }}>{state.path}</code>
    </p>
  );
}
