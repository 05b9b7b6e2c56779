import { documentTypes, type DocumentType } from "@runko/domain/enumerations/document-types";
import { texts } from "@runko/domain/texts/texts";
import { Notice } from "../../components/feedback/notice.tsx";

const words = texts.documentList;
const { types } = texts.documents;

type TypeNoticeProps = {
  /** The type that the address names. */
  asked: string | null;
  type: DocumentType;
  /** Whether the organization has the right to the shown type. */
  hasRight: boolean;
};

/** Says that the role has no such documents, or that the organization makes no new ones; nothing where all is as usual. */
export function TypeNotice({ asked, type, hasRight }: TypeNoticeProps) {
  const missing = documentTypes.find((known) => known === asked && known !== type);
  if (missing) return <Notice severity="warning">{words.notOfRole(types[missing].many, types[type].many)}</Notice>;
  return hasRight ? null : <Notice severity="info">{words.withoutRight(types[type].many)}</Notice>;
}
