export const interfaceTypes = [
  "10Base-TX",
  "100Base-TX",
  "1000Base-TX",
  "100Base-BX 10-D/U",
  "1000Base-BX 10-D/U",
  "1000Base-LX",
  "10GBase-LR",
  "10GBase-BX-D/U biDi",
] as const;
export type InterfaceType = (typeof interfaceTypes)[number];
