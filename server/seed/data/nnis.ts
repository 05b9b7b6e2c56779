import type { ProductGroupKey } from "./product-groups.ts";

export type NniSketch = {
  supplier: string;
  identifier: string;
  description: string;
  groups: readonly ProductGroupKey[];
  /** Subscribers that may order from it; every customer where it is left out. */
  from?: readonly string[];
  /** Of those, the ones that may also order to it. */
  to?: readonly string[];
  /** A child that may sell it as its own. */
  sharedWith?: string;
};

// prettier-ignore
export const nniSketches: readonly NniSketch[] = [
  { supplier: "saimaa", identifier: "NNI-LPR-01", description: "Lappeenranta, Laserkatu, 10 Gbit/s", groups: ["ethernet", "operatorLines"], to: ["kymijoki", "aurajoki"], sharedWith: "savonselka" },
  { supplier: "saimaa", identifier: "NNI-KVL-01", description: "Kouvola, Salpausselänkatu, 10 Gbit/s", groups: ["ethernet", "operatorLines"], from: ["kymijoki", "koria", "ruotsinsalmi", "elimaki", "aurajoki"], to: ["kymijoki"] },
  { supplier: "saimaa", identifier: "NNI-HKI-02", description: "Helsinki, Teollisuuskatu, 100 Gbit/s", groups: ["ethernet"], from: ["aurajoki", "pilvisatama", "mobiililuoto", "porvoonjoki"], to: ["aurajoki"] },
  // Nobody of Kymijoki's family may order from it, so the transport product cannot be chosen by them (D-22).
  { supplier: "saimaa", identifier: "NNI-RUNKO-01", description: "Runkorajapinta, Lappeenranta–Kouvola, 100 Gbit/s", groups: ["ethernetTransport"], from: ["aurajoki", "lappi", "tammermaa"], to: ["aurajoki", "lappi", "tammermaa"] },
  { supplier: "karjalanranta", identifier: "NNI-JNS-01", description: "Joensuu, Teollisuuskatu, 10 Gbit/s", groups: ["ethernet"], to: ["saimaa"] },
  { supplier: "savonselka", identifier: "NNI-SLN-01", description: "Savonlinna, Puistokatu, 1 Gbit/s", groups: ["operatorLines"] },
  { supplier: "pohjanlahti", identifier: "NNI-VAA-01", description: "Vaasa, Runsorintie, 10 Gbit/s", groups: ["ethernet"], to: ["saimaa", "lakeus"] },
  { supplier: "pohjanlahti", identifier: "NNI-SJK-01", description: "Seinäjoki, Päivölänkatu, 10 Gbit/s", groups: ["ethernet"], from: ["saimaa", "lakeus", "kymijoki"] },
  { supplier: "lappi", identifier: "NNI-ROI-01", description: "Rovaniemi, Teollisuustie, 10 Gbit/s", groups: ["ethernet"], to: ["saimaa"] },
  { supplier: "lansirannikko", identifier: "NNI-POR-01", description: "Pori, Uusiniitynkatu, 10 Gbit/s", groups: ["ethernet"], to: ["aurajoki"] },
  { supplier: "paijanne", identifier: "NNI-JKL-01", description: "Jyväskylä, Ahjokatu, 10 Gbit/s", groups: ["ethernet", "operatorLines"] },
  { supplier: "keurusselka", identifier: "NNI-KEU-01", description: "Jyväskylä, Keljonkatu, 1 Gbit/s", groups: ["ethernet"] },
  { supplier: "oulujoki", identifier: "NNI-OUL-01", description: "Oulu, Elektroniikkatie, 10 Gbit/s", groups: ["ethernet"], to: ["lappi", "saimaa"] },
  { supplier: "vanajanselka", identifier: "NNI-HML-01", description: "Hämeenlinna, Parolantie, 10 Gbit/s", groups: ["operatorLines"] },
  { supplier: "merenkurkku", identifier: "NNI-KOK-01", description: "Kokkola, Tehtaankatu, 10 Gbit/s", groups: ["ethernet", "operatorLines"] },
];
