import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { useQuery } from "@tanstack/react-query";
import { AppDialog } from "../../components/dialogs/app-dialog.tsx";
import { ErrorState } from "../../components/feedback/error-state.tsx";
import { Notice } from "../../components/feedback/notice.tsx";
import { SkeletonBlock } from "../../components/feedback/skeleton-block.tsx";
import { subjectOf } from "./mail-columns.tsx";
import { mailTextQuery, type MailEntry } from "./mail-queries.ts";

const words = texts.controlMails;

const Text = styled("div")({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", fontSize: "0.875rem" });
const To = styled("span")(({ theme }) => ({ color: theme.colors.textSecondary, overflowWrap: "anywhere" }));

/** What a mail says to one who reads it as plain text. */
export function MailDialog({ mail, onClose }: { mail: MailEntry; onClose: () => void }) {
  const { data, error, refetch } = useQuery(mailTextQuery(mail.id));
  return (
    <AppDialog
      open
      title={subjectOf(mail)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.common.close}</Button>}
    >
      <To>
        {words.to}: {mail.to}
      </To>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonBlock lines={8} />)}
      {data?.withheld && <Notice severity="info">{words.withheld[data.withheld]}</Notice>}
      {data && !data.withheld && data.text === null && words.noText}
      {data?.text && mail.topic === "password-reset" && <Notice severity="warning">{words.linkHelp}</Notice>}
      {data?.text && (
        <Text role="textbox" tabIndex={0} aria-readonly aria-multiline aria-label={words.content}>
          {data.text}
        </Text>
      )}
    </AppDialog>
  );
}
