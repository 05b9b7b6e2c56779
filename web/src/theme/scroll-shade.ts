import type { Theme } from "@mui/material/styles";

/** The ground of a box that scrolls sideways: its edge is shaded where there is more beyond it. */
export function scrollShade({ colors }: Theme, ground: string) {
  const cover = (side: string) => `linear-gradient(to ${side}, ${ground} 40%, transparent)`;
  const shade = (side: string) => `linear-gradient(to ${side}, ${colors.outline}, transparent)`;
  return {
    backgroundColor: ground,
    backgroundImage: [cover("right"), cover("left"), shade("right"), shade("left")].join(", "),
    backgroundPosition: "left, right, left, right",
    backgroundRepeat: "no-repeat",
    backgroundSize: "28px 100%, 28px 100%, 10px 100%, 10px 100%",
    backgroundAttachment: "local, local, scroll, scroll",
  };
}
