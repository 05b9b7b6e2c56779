import { partsOf, type TextPart } from "@runko/domain/guide/guide";

const elements = { plain: "span", screen: "strong", code: "code" } as const satisfies Record<TextPart["kind"], string>;

/** A text of the guide; what stands on the screen and what machines read are set apart. */
export function GuideText({ text }: { text: string }) {
  return partsOf(text).map((part) => {
    const Element = elements[part.kind];
    return <Element key={part.id}>{part.text}</Element>;
  });
}
