import { texts } from "@runko/domain/texts/texts";
import { VisuallyHidden } from "../components/visually-hidden.tsx";

type WithChildrenProps = {
  own: number;
  /** How many more the organization's children open to it. */
  ofChildren: number | undefined;
};

/** A number of one's own, with that of the children beside it (D-44). */
export function WithChildren({ own, ofChildren = 0 }: WithChildrenProps) {
  if (ofChildren === 0) return own;
  return (
    <span title={texts.shell.ofChildren(ofChildren)} style={{ whiteSpace: "nowrap" }}>
      {own} + {ofChildren}
      <VisuallyHidden> {texts.shell.inChildren}</VisuallyHidden>
    </span>
  );
}
