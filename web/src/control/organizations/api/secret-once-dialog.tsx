import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { CopyButton } from "../../../components/buttons/copy-button.tsx";
import { AppDialog } from "../../../components/dialogs/app-dialog.tsx";
import { Notice } from "../../../components/feedback/notice.tsx";

const Secret = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  marginTop: 12,
  padding: "8px 12px",
  border: `1px solid ${theme.colors.outline}`,
  borderRadius: 4,
  "& code": { fontSize: "0.9375rem", overflowWrap: "anywhere", flex: 1 },
}));

type SecretOnceDialogProps = {
  title: string;
  warning: string;
  secret: string;
  copyLabel: string;
  onClose: () => void;
};

/** The one time that a secret is seen. */
export function SecretOnceDialog({ title, warning, secret, copyLabel, onClose }: SecretOnceDialogProps) {
  return (
    <AppDialog
      open
      title={title}
      onClose={onClose}
      width={600}
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.common.close}
        </Button>
      }
    >
      <Notice severity="warning">{warning}</Notice>
      <Secret>
        <code>{secret}</code>
        <CopyButton text={secret} label={copyLabel} />
      </Secret>
    </AppDialog>
  );
}
