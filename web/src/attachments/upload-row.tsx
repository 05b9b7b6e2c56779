import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { texts } from "@runko/domain/texts/texts";
import { issueMessage } from "@runko/domain/values/issue-message";
import { textMaxLength } from "@runko/domain/values/text";
import type { Upload } from "./uploads.ts";

const words = texts.attachments;

const Row = styled("li")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  gap: 6,
  padding: "8px 12px",
  border: `1px solid ${theme.colors.divider}`,
  borderRadius: theme.shape.borderRadius,
}));
const Head = styled("div")({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0 8px" });
const Name = styled("strong")({ flex: 1, minWidth: 120, overflowWrap: "anywhere", fontWeight: 550 });
const Told = styled("span")(({ theme }) => ({
  fontSize: "0.75rem",
  color: theme.colors.textSecondary,
  display: "inline-flex",
  alignItems: "center",
  gap: 4,
  "&[data-bad=true]": { color: theme.colors.error },
}));

function stateText({ state, progress, reason, refusal }: Upload): string {
  if (state === "sending") return words.percent(Math.floor(progress * 100));
  return refusal ? issueMessage(texts.issues, refusal) : (reason ?? words.states[state]);
}

type UploadRowProps = {
  upload: Upload;
  /** Undefined where files take no description. */
  description: string | undefined;
  onDescribe: (description: string) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** A file on its way: how far it is, and what can be done about it. */
export function UploadRow({ upload, description, onDescribe, onCancel, onRetry, onRemove }: UploadRowProps) {
  const { file, state, progress } = upload;
  const moving = state === "waiting" || state === "sending";
  const bad = state === "failed" || state === "refused";
  return (
    <Row aria-label={file.name}>
      <Head>
        <Name>{file.name}</Name>
        <Told>{words.size(file.size)}</Told>
      </Head>
      {moving && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={words.progress(file.name)}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      {description !== undefined && state !== "refused" && (
        <OutlinedInput
          value={description}
          placeholder={words.description}
          onChange={({ target }) => onDescribe(target.value)}
          slotProps={{ input: { "aria-label": words.descriptionOf(file.name), maxLength: textMaxLength } }}
          sx={{ fontSize: "0.8125rem" }}
        />
      )}
      <Head>
        <Told data-bad={bad} role={bad ? "alert" : undefined} style={{ flex: 1 }}>
          {state === "sent" && <CheckCircleOutlined color="success" aria-hidden sx={{ fontSize: 16 }} />}
          {stateText(upload)}
        </Told>
        {moving && (
          <Button size="small" color="inherit" aria-label={words.cancelOf(file.name)} onClick={onCancel}>
            {texts.common.abort}
          </Button>
        )}
        {(state === "failed" || state === "cancelled") && (
          <Button size="small" aria-label={words.retryOf(file.name)} onClick={onRetry}>
            {texts.common.tryAgain}
          </Button>
        )}
        {!moving && (
          <Button size="small" color="inherit" aria-label={texts.common.remove(file.name)} onClick={onRemove}>
            {words.remove}
          </Button>
        )}
      </Head>
    </Row>
  );
}
