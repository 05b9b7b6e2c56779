import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./build-stamp.mjs";
import { listFiles } from "./list-files.ts";

const hook = "web/src/components/submit/use-action.ts";

/** What catches in a screen or a hook, and why that is no submit made by hand. */
const catches: Record<string, string> = {
  "web/src/attachments/attachments-panel.tsx": "one file of several that cannot be added leaves the others to go on",
  "web/src/attachments/use-attachments.ts": "sent after five seconds in which it can be undone",
  "web/src/attachments/use-uploads.ts": "an upload, which is cancelled and tried again by itself",
  "web/src/components/buttons/copy-button.tsx": "the clipboard refuses",
  "web/src/components/markdown/markdown.tsx": "a part is fetched ahead",
  "web/src/components/submit/use-action.ts": "what follows is no failure of what is done",
  "web/src/components/submit/use-form-submit.ts": "the one place where a form fails",
  "web/src/control/csv/import-dialog.tsx":
    "within perform: what has changed since the preview is shown, the rest thrown on",
  "web/src/control/organizations/nnis/use-rights-draft.ts": "within perform: told how many were saved, and thrown on",
  "web/src/control/products/product-form.tsx": "within perform: some steps are stored, and the failure is thrown on",
  "web/src/control/users/selected-users.tsx": "the clipboard refuses",
  "web/src/control/users/user-confirm.tsx": "within perform: thrown on",
  "web/src/control/users/user-form.tsx": "within perform: thrown on",
  "web/src/documents/api/use-perform.ts": "within perform: thrown on",
  "web/src/documents/edit/use-edit-lock.ts": "the lock is held and let go without a press",
  "web/src/documents/new/use-postal-place.ts": "the place of a postal code is looked up",
  "web/src/documents/page/document-actions.tsx": "the clipboard refuses",
  "web/src/documents/search/use-search.ts": "a search, which changes nothing",
  "web/src/info/newsletters/newsletter-page.tsx": "reading marks as read, which is told to the log alone",
  "web/src/messages/use-message-actions.ts": "sent after five seconds in which it can be undone",
  "web/src/shell/shell.tsx": "a part is fetched ahead",
};

/** A POST that reads: its secret stays out of the address. */
const reads = new Set(["web/src/accounts/mailed-link.tsx"]);

const ownState = /\bset(Busy|Saving|Sending|Loading|Submitting|Pending|Posting|Working)\b/;
const writes = /\bapi\.(POST|PUT|PATCH|DELETE)\(/;
const throughHook = /\buse(Action|FormSubmit)\(|<MailedLinkForm\b/;

function submitFaults(file: string, text: string): string[] {
  const screen = /\.tsx$|\/use-[^/]*\.ts$/.test(file);
  return [
    ...(/\buseMutation\b/.test(text) && file !== hook ? [`${file}: useMutation is met in ${hook} alone`] : []),
    ...(ownState.test(text) ? [`${file}: whether something is under way is said by useAction`] : []),
    ...(screen && /\bcatch\b/.test(text) && !(file in catches) ? [`${file}: what fails is told by useAction`] : []),
    ...(screen && writes.test(text) && !throughHook.test(text) && !reads.has(file)
      ? [`${file}: writes outside useAction`]
      : []),
  ];
}

const files = listFiles().filter((file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("every submit goes through useAction or useFormSubmit", () => {
  expect(files.flatMap((file) => submitFaults(file, read(file)))).toEqual([]);
});

test("a submit made by hand is told", () => {
  const byHand = `
    const [sending, setSending] = useState(false);
    try { await api.POST("/contact", { body }); } catch (error) { tell(error); }
    useMutation({});`;
  expect(submitFaults("web/src/info/any-form.tsx", byHand)).toHaveLength(4);
  expect(submitFaults("web/src/info/any-form.tsx", "useAction({ perform: () => api.POST() });")).toEqual([]);
});

test("who is let off still needs it", () => {
  expect(Object.keys(catches).filter((file) => !files.includes(file) || !/\bcatch\b/.test(read(file)))).toEqual([]);
});
