import Button, { type ButtonProps } from "@mui/material/Button";
import type { ReactNode } from "react";
import { phoneScreen } from "../../screen/breakpoints.ts";
import { useMedia } from "../../screen/use-media.ts";

type ToolButtonProps = Omit<ButtonProps, "aria-label" | "children" | "startIcon" | "title"> & {
  icon: ReactNode;
  label: string;
};

/** What is done with a whole list, beside its title: on a phone its sign alone, so that the rows begin sooner. */
export function ToolButton({ icon, label, ...button }: ToolButtonProps) {
  const isPhone = useMedia(phoneScreen);
  if (!isPhone)
    return (
      <Button {...button} startIcon={icon}>
        {label}
      </Button>
    );
  return (
    <Button {...button} aria-label={label} title={label} loadingPosition="center">
      {icon}
    </Button>
  );
}
