import { useLocation } from "react-router";
import { ProviderReturn } from "../accounts/provider-return.tsx";
import { useEnter } from "./use-enter.ts";

/** /login/provider, to which an identity provider leads back */
export function ProviderReturnRoute() {
  const { search } = useLocation();
  return <ProviderReturn answer={search} onEntered={useEnter()} />;
}
