import type { Issue } from "../values/issue.ts";
import { isBlank, isStorableText, textMaxLength } from "../values/text.ts";

/** Most characters of each part. Source: specification §5. */
export const messageLengths = { subject: textMaxLength, content: 4000 } as const;

/** What one organization may send about one document in a minute. */
export const messagesInMinute = 20;

export type MessageText = { subject?: string | undefined; content?: string | undefined };

function issuesOf(path: keyof MessageText, text: string | undefined): Issue[] {
  if (text === undefined || isBlank(text)) return [{ path, code: "REQUIRED" }];
  const max = messageLengths[path];
  if (text.trim().length > max) return [{ path, code: "TOO_LONG", params: { max } }];
  return isStorableText(text) ? [] : [{ path, code: "INVALID_VALUE" }];
}

/** A message needs a subject and content. Source: specification §5. */
export function checkMessage({ subject, content }: MessageText): Issue[] {
  return [...issuesOf("subject", subject), ...issuesOf("content", content)];
}
