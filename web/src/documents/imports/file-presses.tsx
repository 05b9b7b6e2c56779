import SaveAltOutlined from "@mui/icons-material/SaveAltOutlined";
import UploadFileOutlined from "@mui/icons-material/UploadFileOutlined";
import { styled } from "@mui/material/styles";
import type { FileKind } from "@runko/domain/imports/file-kinds";
import { texts } from "@runko/domain/texts/texts";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { routes } from "../../addresses/routes.ts";
import { refusalText } from "../../api/refusal-text.ts";
import { ActionButton } from "../../components/buttons/action-button.tsx";
import { ProblemNotice } from "../../components/feedback/notice.tsx";
import { showProblem } from "../../components/feedback/tell-failure.ts";
import { saveBlob } from "../../components/save-blob.ts";
import { useAction } from "../../components/submit/use-action.ts";
import { useSession } from "../../session/session-context.ts";
import { fetchTemplate, importsKey, startImport } from "./import-queries.ts";
import { kindName } from "./kind-name.ts";

const words = texts.imports;

const Presses = styled("div")({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 12 });

type FilePressesProps = { kind: FileKind; productId?: string; choose?: string };

/** The file, whose page is opened when it has come, and a template for it. */
export function FilePresses({ kind, productId = "", choose = words.choose }: FilePressesProps) {
  const { organizationId } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { run, busy, failure } = useAction({
    perform: (file: File) => startImport(organizationId, { kind, productId, file }),
    onDone: ({ id }) => navigate(routes.import(id)),
    stale: [importsKey(organizationId)],
  });
  const template = useAction({
    perform: (format: "csv" | "xlsx") => fetchTemplate(organizationId, { kind, productId, format }),
    onDone: (blob, format) => saveBlob(blob, words.template.fileName(kindName(kind), "", format)),
    onFailed: showProblem,
    parallel: true,
  });
  return (
    <>
      <ProblemNotice problem={failure ? refusalText(failure) : undefined} />
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt,text/csv"
        aria-label={choose}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void run(file);
          target.value = "";
        }}
      />
      <Presses>
        <ActionButton
          variant="contained"
          startIcon={<UploadFileOutlined />}
          busy={busy}
          onClick={() => input.current?.click()}
        >
          {choose}
        </ActionButton>
        {(["xlsx", "csv"] as const).map((format) => (
          <ActionButton
            key={format}
            variant="outlined"
            startIcon={<SaveAltOutlined />}
            busy={template.underWay.includes(format)}
            onClick={() => void template.run(format)}
          >
            {words.template.download(format.toUpperCase())}
          </ActionButton>
        ))}
      </Presses>
    </>
  );
}
