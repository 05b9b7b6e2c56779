import { useState } from "react";

type WireText = {
  value: string;
  onChange: (value: string) => void;
  /** The value that the text stands for; null when it stands for none. */
  read: (text: string) => string | null;
  /** The text that shows a value; a value that is not one is shown as it stands. */
  show: (value: string) => string;
};

/**
 * Lets a person type freely while the form holds the value that the API takes. Text that cannot be read stays in the
 * form as it was typed, so that the rules tell what is wrong with it and nothing is lost.
 */
export function useWireText({ value, onChange, read, show }: WireText) {
  const [typed, setTyped] = useState<string>();
  return {
    shown: typed ?? show(value),
    type(text: string) {
      setTyped(text);
      onChange(read(text) ?? text);
    },
    leave: () => setTyped(undefined),
  };
}
