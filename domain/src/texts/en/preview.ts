/** A document beside the list that it stands in. */
export const preview = {
  title: "Preview",
  label: (tid: number) => `Preview: TID ${tid}`,
  open: "Open row in preview",
  close: "Close preview",
  openPage: "Open as page",
};
