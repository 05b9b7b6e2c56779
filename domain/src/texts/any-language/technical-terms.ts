import type { InterfaceType } from "../../enumerations/interface-types.ts";
import type { Connector } from "../../enumerations/connectors.ts";
import type { Wavelength } from "../../enumerations/wavelengths.ts";

/** Interfaces, connectors and wavelengths are called alike in every language. */
export const interfaceType: Record<InterfaceType, string> = {
  "10Base-TX": "10Base-TX",
  "100Base-TX": "100Base-TX",
  "1000Base-TX": "1000Base-TX",
  "100Base-BX 10-D/U": "100Base-BX 10-D/U",
  "1000Base-BX 10-D/U": "1000Base-BX 10-D/U",
  "1000Base-LX": "1000Base-LX",
  "10GBase-LR": "10GBase-LR",
  "10GBase-BX-D/U biDi": "10GBase-BX-D/U biDi",
};

export const connector: Record<Connector, string> = {
  "SC UPC SM": "SC UPC SM",
  "SC APC SM": "SC APC SM",
  "LC UPC SM": "LC UPC SM",
  "LC APC SM": "LC APC SM",
  FC_SM: "FC SM",
  RJ45: "RJ45",
};

export const wavelength: Record<Wavelength, string> = {
  1270: "1270 nm",
  1310: "1310 nm",
  1330: "1330 nm",
  1490: "1490 nm",
  1550: "1550 nm",
};
