/** How soon it is sent, where the browser sends few at a time: what a page does not wait for stands behind what it does. */
export const besideThePage = "low" as const;
