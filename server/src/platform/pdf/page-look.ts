/** Points, of which 72 are an inch. */
export const page = {
  size: "A4",
  margins: { top: 56, bottom: 72, left: 56, right: 56 },
  /** How far from the lower edge the foot of a page stands. */
  foot: 40,
} as const;

export const sizes = { title: 18, heading: 12, text: 9.5, foot: 8 } as const;
export const colors = { text: "#1a1f24", label: "#56606a", line: "#c9d0d6" } as const;

/** The width of the names of things, and what is between them and their values. */
export const labels = { width: 150, gap: 12 } as const;
