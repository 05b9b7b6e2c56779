/** The colours that states and marks are told by, beside an icon and a word; the same in every palette. */
export const toneNames = ["outline", "blue", "violet", "amber", "green", "grey", "red"] as const;
export type ToneName = (typeof toneNames)[number];

export type Tone = { text: string; ground: string; line: string };

export const tones: Record<"light" | "dark", Record<ToneName, Tone>> = {
  light: {
    outline: { text: "#22323a", ground: "#ffffff", line: "#5f7279" },
    blue: { text: "#0f4c8f", ground: "#e1eefc", line: "#2f6fb6" },
    violet: { text: "#5a2c96", ground: "#efe6fb", line: "#7d4fbd" },
    amber: { text: "#6f4200", ground: "#fdeecb", line: "#a86a08" },
    green: { text: "#14592e", ground: "#def3e3", line: "#2f8149" },
    grey: { text: "#444d50", ground: "#e8ecec", line: "#747f83" },
    red: { text: "#94201a", ground: "#fce5e2", line: "#c0392f" },
  },
  dark: {
    outline: { text: "#dbe6e8", ground: "#172224", line: "#8b9da1" },
    blue: { text: "#b5d6ff", ground: "#17335a", line: "#6ba3e6" },
    violet: { text: "#dcc6ff", ground: "#3a2560", line: "#a985de" },
    amber: { text: "#ffd894", ground: "#4a3208", line: "#d29a3a" },
    green: { text: "#b0e6c0", ground: "#173f26", line: "#5cae77" },
    grey: { text: "#d0d8da", ground: "#333d40", line: "#8b979b" },
    red: { text: "#ffc7c0", ground: "#5a1d18", line: "#e5776d" },
  },
};
