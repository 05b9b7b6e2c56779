/** What the portal tells and writes since LoopBack was taught these calls; it is spared the work (decision 0045). */
const portalAlone = [
  "returned",
  "waits",
  "waitingSince",
  "committedDeliveryDate",
  "proposedDeliveryDate",
  "dateUnanswered",
  "handlerId",
  "handlerName",
  "subscriber_user_id",
  "handledById",
  "handledByName",
  "dueAt",
  "clockState",
  "clockPausedAt",
  "capacity",
  "waiting",
  "dateChanges",
  "heldReason",
  "reopened",
  "repairAccepted",
  "slaClass",
  "sla_class",
  "clocks",
  "due_at",
  "risk_at",
  "promised_at",
  "clock_check_at",
  "clock_paused_at",
  "clock_missed",
];

/** A floor sends the clocks of another document, as its SQL cannot know how far they have gone. */
const spared: Record<string, ReadonlySet<string>> = { loopback: new Set([...portalAlone, "clock"]) };
const sparedFloor: ReadonlySet<string> = new Set(["clock"]);

function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, names));
  if (value === null || typeof value !== "object") return value;
  const kept = Object.entries(value).filter(([name]) => !names.has(name));
  return Object.fromEntries(kept.map(([name, item]) => [name, without(item, names)]));
}

/** What has to be the same of an answer, or of what is left behind, for this peer and the portal, however deep. */
export const comparedOf = (value: unknown, peer: string): unknown => without(value, spared[peer] ?? sparedFloor);
