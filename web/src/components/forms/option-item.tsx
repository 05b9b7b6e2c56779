import Typography from "@mui/material/Typography";
import type { HTMLAttributes, Key } from "react";
import type { Option } from "./input-props.ts";

type ItemProps = HTMLAttributes<HTMLLIElement> & { key: Key };

/** An option of a list as it is chosen from: its name, and what tells it from another of that name. */
export function optionItem({ key, ...item }: ItemProps, { label, hint }: Option) {
  return (
    <li key={key} {...item}>
      <span>
        {label}
        {hint && (
          <Typography variant="caption" color="textSecondary" component="span" sx={{ display: "block" }}>
            {hint}
          </Typography>
        )}
      </span>
    </li>
  );
}
