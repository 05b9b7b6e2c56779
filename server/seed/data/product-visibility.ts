type Whitelisted = { supplier: string; name: string; subscribers: readonly string[]; notFor?: readonly string[] };

/** Products that only some subscribers see. */
export const whitelistedProducts: readonly Whitelisted[] = [
  { supplier: "saimaa", name: "WDM 100G", subscribers: ["kymijoki", "lappi"] },
  { supplier: "saimaa", name: "IP-transit 10G", subscribers: ["aurajoki", "pilvisatama"], notFor: ["kymijoki"] },
  { supplier: "saimaa", name: "Mikroaaltolinkin paikka", subscribers: ["mobiililuoto", "kymijoki"] },
  { supplier: "pohjanlahti", name: "Valokuitu, runkoreitti", subscribers: ["saimaa", "aurajoki"] },
  { supplier: "keharanta", name: "Laitepaikka, koko kaappi", subscribers: ["pilvisatama"] },
  { supplier: "vanajanselka", name: "Kiinteä Ethernet 1G", subscribers: ["kymijoki", "tammermaa"] },
];

/** Products that a parent lets its child sell as its own. */
export const sharedProducts: readonly { child: string; names: readonly string[] }[] = [
  { child: "savonselka", names: ["Ethernet-liittymä 1G", "Siirtokapasiteetti 1G"] },
  { child: "karjalanranta", names: ["Valokuitu, kaupunkialue"] },
  { child: "jokkavuoma", names: ["Valokuitu, kaupunkialue"] },
];
