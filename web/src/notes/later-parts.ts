import { lazyWithPreload } from "../screen/lazy-with-preload.tsx";

/** The form of a note: who reads the notes of a document fetches it afterwards. */
export const NoteForm = lazyWithPreload(() => import("./note-form.tsx"));
export const laterParts = [NoteForm];
