import { texts } from "@runko/domain/texts/texts";
import type { Login } from "../support/demo.ts";
import { labelled } from "../support/labelled.ts";
import { expect } from "../support/quiet-page.ts";
import { enterHindered, expectSettled, type Screen } from "./screen.ts";

/** The demo tells of the year before the day on which it is made. */
const lately = () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return `from=${day(360)}&to=${day(0)}`;
};

const plain = (name: string, login: Login, path: () => string): Screen => ({
  name,
  show: async ({ enter }) => {
    const page = await enter(login, path());
    await expectSettled(page);
    return page;
  },
});

const vendor = "/reports/vendor";

export const reportScreens: readonly Screen[] = [
  plain("reports", "productAdmin", () => "/reports"),
  plain(
    "report of the whole portal",
    "productAdmin",
    () => `/reports?report=count-per-event&mode=advanced&${lately()}`,
  ),
  plain("reports of a role", "supplier", () => vendor),
  plain("report without its type", "subscriber", () => `/reports/subscriber?${lately()}`),
  plain("report that a role does not have", "otherErrorHandler", () => `/reports/fault-handler?report=delivery-time`),
  plain("report of no documents", "supplier", () => `${vendor}?report=fault&from=2001-01-01&to=2001-12-31`),
  plain("report of counts, advanced", "supplier", () => `${vendor}?report=count-per-event&mode=advanced&${lately()}`),
  plain("report of hits", "subscriber", () => `/reports/subscriber?report=hit-rate&${lately()}`),
  plain("report of faults", "otherErrorHandler", () => `/reports/fault-handler?report=fault&${lately()}`),
  plain("report of service times", "supplier", () => `${vendor}?report=service-time&${lately()}`),
  plain("documents of a report", "supplier", () => `${vendor}?report=delivery-time&${lately()}&documents=yes`),
  {
    name: "report that failed",
    show: async (stage) => {
      const path = `${vendor}?report=fault&${lately()}`;
      const page = await enterHindered(stage, "supplier", path, { of: /\/export\/report\?/, by: "failure" });
      await expect(labelled(page, "button", texts.common.tryAgain)).toBeVisible();
      return page;
    },
  },
];
