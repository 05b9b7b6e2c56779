/** Attachments of documents. */
export const attachments = {
  /** Of a file that came without a usable name; its extension follows. */
  unnamed: "liite",
  tooManyWaiting: "Liitteitä odottaa jo liian monta tapahtumaan lisäämistä, lisää ne ensin tai odota vuorokausi",
};
