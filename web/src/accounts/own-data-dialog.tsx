import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { AppDialog } from "../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../components/feedback/error-state.tsx";
import { SkeletonBlock } from "../components/feedback/skeleton-block.tsx";
import { showSnackbar } from "../components/feedback/snackbar.ts";
import { meQuery } from "../session/choose-organization.ts";
import { OwnDataForm } from "./own-data-form.tsx";

/** The user's own data, fetched anew when the dialog opens. */
export default function OwnDataDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({ ...meQuery, refetchOnMount: "always" });
  useEffect(() => {
    if (error) showSnackbar(texts.ownData.loadFailed, { severity: "error" });
  }, [error]);

  if (data && !isFetching) return <OwnDataForm user={data} onClose={onClose} />;
  return (
    <AppDialog
      open
      title={texts.ownData.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.common.close}</Button>}
    >
      {error && !isFetching ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />}
    </AppDialog>
  );
}
