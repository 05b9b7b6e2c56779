import { partsOf } from "@runko/domain/guide/guide";

/** A text of the guide; what stands on the screen is set apart. */
export function GuideText({ text }: { text: string }) {
  return partsOf(text).map((part) =>
    part.onScreen ? <strong key={part.id}>{part.text}</strong> : <span key={part.id}>{part.text}</span>,
  );
}
