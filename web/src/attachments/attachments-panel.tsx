import Typography from "@mui/material/Typography";
import { texts } from "@runko/domain/texts/texts";
import { Suspense, useState } from "react";
import { address } from "../addresses/address.ts";
import { oneOf } from "../addresses/parts.ts";
import { useAddress } from "../addresses/use-address.ts";
import { problemText } from "../api/api-problem.ts";
import { useStored } from "../storage/use-stored.ts";
import { ActionButton } from "../components/buttons/action-button.tsx";
import { Notice, ProblemNotice } from "../components/feedback/notice.tsx";
import { Section } from "../components/layout/section.tsx";
import { useAction } from "../components/submit/use-action.ts";
import { useFetchLater } from "../screen/use-fetch-later.ts";
import type { AttachedDocument, Uploader, UploadedFile } from "./api/entities.ts";
import { deletedHere } from "./deleted-here.ts";
import { DropZone } from "./drop-zone.tsx";
import { FileList } from "./file-list.ts";
import { FileRow } from "./file-row.tsx";
import { laterParts, UploadRows } from "./later-parts.ts";
import { useAttachments } from "./use-attachments.ts";
import { useUploads } from "./use-uploads.ts";

const words = texts.attachments;
/** Source: specification §2, mode=add of a document */
const panelAddress = address({ mode: oneOf("mode", ["add"]) });

type PanelProps = Uploader & { document: AttachedDocument };

type Place = Uploader & { eventId: number };

/** Files on their way, and into the document when the user says so, be they sent by then or not. */
function useAdding({ organizationId, role, eventId }: Place) {
  const { attach, remove } = useAttachments({ organizationId, role, eventId });
  const [descriptions, setDescriptions] = useState<Record<number, string>>({});
  /** Those to be put into the document as soon as they have been sent. */
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set());
  const [failure, setFailure] = useState<string>();

  const put = async (uploaded: UploadedFile, key: number, forget: () => void) => {
    try {
      await attach(uploaded, descriptions[key] ?? "");
      forget();
    } catch (error) {
      setFailure(problemText(error));
    }
  };
  const sending = useUploads({ organizationId, role }, (uploaded, key, forget) => {
    if (wanted.has(key)) void put(uploaded, key, forget);
  });
  const { uploads } = sending;
  const { run: addAll, busy } = useAction({
    perform: async () => {
      setFailure(undefined);
      const moving = uploads.filter(({ state }) => state === "sending" || state === "waiting");
      setWanted(new Set([...wanted, ...moving.map(({ key }) => key)]));
      for (const { key, uploaded } of uploads) if (uploaded) await put(uploaded, key, () => sending.remove(key));
    },
  });
  const addable = uploads.filter(({ state }) => state === "sent" || state === "sending" || state === "waiting");
  const waits = addable.some(({ key, state }) => state !== "sent" && wanted.has(key));
  return {
    sending,
    uploads,
    addable,
    descriptions,
    failure,
    remove,
    addAll: () => void addAll(),
    busy: busy || waits,
    describe: (key: number, text: string) => setDescriptions((before) => ({ ...before, [key]: text })),
    cancel: (key: number) => {
      setWanted(new Set([...wanted].filter((one) => one !== key)));
      sending.cancel(key);
    },
  };
}

function Uploads({ adding }: { adding: ReturnType<typeof useAdding> }) {
  const { sending, uploads, addable, descriptions, failure, busy, addAll, describe, cancel } = adding;
  return (
    <>
      {uploads.length > 0 && (
        <Suspense>
          <UploadRows
            {...{ uploads, descriptions }}
            onDescribe={describe}
            onCancel={cancel}
            onRetry={sending.retry}
            onRemove={sending.remove}
          />
        </Suspense>
      )}
      <ProblemNotice problem={failure} />
      {addable.length > 0 && (
        <ActionButton variant="contained" size="small" busy={busy} onClick={addAll}>
          {words.addToDocument(addable.length)}
        </ActionButton>
      )}
    </>
  );
}

/** The attachments of a document. Chosen files are sent at once, and put into the document when the user says so. */
export function AttachmentsPanel({ organizationId, role, document }: PanelProps) {
  const place = { organizationId, role, eventId: document.id };
  const wantedByAddress = useAddress(panelAddress).url.mode === "add";
  const deleted = useStored(deletedHere);
  const adding = useAdding(place);
  useFetchLater(laterParts);
  const files = document.files.filter(({ id }) => !deleted.has(id));
  const list = (
    <>
      {files.length > 0 && (
        <FileList aria-label={words.title}>
          {files.map((file) => (
            <FileRow key={file.id} place={place} file={file} onDelete={() => adding.remove(file)} />
          ))}
        </FileList>
      )}
      <Uploads adding={adding} />
    </>
  );
  return (
    <Section title={words.title}>
      {document.mayAddFiles ? (
        <DropZone onFiles={adding.sending.choose} wanted={wantedByAddress}>
          {list}
        </DropZone>
      ) : (
        list
      )}
      {!document.mayAddFiles && wantedByAddress && <Notice severity="info">{words.notAddable}</Notice>}
      {!document.mayAddFiles && files.length === 0 && <Typography color="textSecondary">{words.empty}</Typography>}
    </Section>
  );
}
