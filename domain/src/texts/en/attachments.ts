import { makeFileSize } from "../any-language/make-file-size.ts";
import { signs } from "./formats.ts";

/** Attachments of documents. */
export const attachments = {
  /** Of a file that came without a usable name; its extension follows. */
  unnamed: "attachment",
  tooMuchWaiting:
    "Too many of your organisation’s attachments are waiting to be added to documents, add them first or wait a day",
  tooMuchKept:
    "The space for your organisation’s attachments is full. Delete unnecessary attachments or ask the product manager for more space",
  tooManyWaiting: "Too many attachments are waiting to be added to the document, add them first or wait a day",

  title: "Attachments",
  notAddable: "You cannot add attachments to this document",
  empty: "No attachments",
  uploads: "Files to send",
  choose: "Choose files",
  dropHere: (megabytes: number) =>
    `or drop them here, at most ${megabytes} MB each: documents, tables, pictures, videos, archives, map, drawing and measurement files`,
  size: makeFileSize({ decimal: signs.decimal, bytes: ["byte", "bytes"], kilobytes: "kB", megabytes: "MB" }),
  percent: (percent: number) => `${percent}%`,
  progress: (name: string) => `Sending: ${name}`,
  states: {
    waiting: "Waiting its turn",
    sending: "Sending",
    sent: "Sent, not yet added to the document",
    failed: "Sending failed",
    cancelled: "Sending stopped",
    refused: "The file cannot be sent",
  },
  description: "Description",
  descriptionOf: (name: string) => `Description: ${name}`,
  cancelOf: (name: string) => `Stop sending: ${name}`,
  retryOf: (name: string) => `Try again: ${name}`,
  remove: "Delete",
  addToDocument: (files: number) => (files === 1 ? "Add to document" : `Add to document (${files})`),
  deleted: (name: string) => `Attachment deleted: ${name}`,
  deleteFailed: (name: string) => `The attachment could not be deleted: ${name}`,
  downloading: "Loading",
  downloadFailed: (name: string) => `The attachment could not be loaded: ${name}`,
};
