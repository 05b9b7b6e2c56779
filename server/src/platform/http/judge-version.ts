import type { Catalogue } from "@runko/domain/texts/catalogue";
import { portalTexts } from "@runko/domain/texts/texts-for";
import { matchesVersion } from "./matches-version.ts";
import { Problem } from "./problem.ts";

/** Who changed something last, null being the portal itself. */
export type LastChange = { name: string | null; at: Date };

type Judged = {
  /** As the request sent it. */
  ifMatch: string | undefined;
  version: number | string;
  /** Read only for a refusal; undefined when nobody is known. */
  lastChange: () => Promise<LastChange | undefined>;
  tell?: (texts: Catalogue) => (name: string, when: string) => string;
};

/** Refuses a change of what has changed since it was read, telling who did it and when (D-10, R7); 428 without a version. */
export async function judgeVersion(judged: Judged): Promise<void> {
  const { ifMatch, version, lastChange, tell = ({ problems }) => problems.savedBy } = judged;
  if (ifMatch === undefined) throw new Problem("VERSION_REQUIRED");
  if (matchesVersion(ifMatch, version)) return;
  const last = await lastChange();
  if (!last) throw new Problem("STALE_VERSION", { members: { version } });
  const { name, at } = last;
  const changedAt = at.toISOString();
  throw new Problem("STALE_VERSION", {
    detail: (texts) => tell(texts)(name ?? texts.problems.system, texts.formats.instant(changedAt)),
    members: { changedBy: name ?? portalTexts.problems.system, changedAt, version },
  });
}
