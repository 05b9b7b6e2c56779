import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { showSnackbar } from "../../components/feedback/snackbar.ts";
import { releasePage } from "../../leaving/leave-guard.ts";
import { controlKeys } from "../control-keys.ts";

/** After a form is stored: says so, forgets what was fetched before, and leaves for this address. */
export function useFinish(to: string): (said: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (said) => {
    void client.invalidateQueries({ queryKey: controlKeys.products() });
    showSnackbar(said, { severity: "success" });
    releasePage();
    void navigate(to, { replace: true });
  };
}
