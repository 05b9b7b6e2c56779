import Button from "@mui/material/Button";
import { texts } from "@runko/domain/texts/texts";
import { useState, type ReactNode } from "react";
import { SearchField } from "../tables/search-field.tsx";

/** So many are in sight; so many more come at a time. Source: specification §9 */
const pageLength = 20;

type NarrowedChoicesProps<Choice> = {
  choices: readonly Choice[];
  /** What is searched of a choice. */
  textOf: (choice: Choice) => string;
  /** Stays in sight whatever is typed. */
  isChosen: (choice: Choice) => boolean;
  label: string;
  children: (shown: readonly Choice[]) => ReactNode;
};

/** Choices that are all in sight while they are few; of many those that hold what is typed, a page at a time. */
export function NarrowedChoices<Choice>(props: NarrowedChoicesProps<Choice>) {
  const { choices, textOf, isChosen, label, children } = props;
  const [text, setText] = useState("");
  const [count, setCount] = useState(pageLength);
  if (choices.length <= pageLength) return children(choices);
  const words = text.toLowerCase().split(/\s+/);
  const found = choices.filter((choice) => {
    const said = textOf(choice).toLowerCase();
    return words.every((word) => said.includes(word));
  });
  const page = new Set([...found.slice(0, count), ...choices.filter(isChosen)]);
  const left = found.length - count;
  return (
    <>
      <div style={{ marginBottom: 8 }}>
        <SearchField
          text={text}
          onChange={(typed) => {
            setText(typed);
            setCount(pageLength);
          }}
          label={label}
          placeholder={label}
        />
      </div>
      {children(choices.filter((choice) => page.has(choice)))}
      {found.length === 0 && <div role="status">{texts.common.form.noOptions}</div>}
      {left > 0 && (
        <Button onClick={() => setCount(count + pageLength)} sx={{ mt: 1 }}>
          {texts.common.showMore(Math.min(left, pageLength))}
        </Button>
      )}
    </>
  );
}
