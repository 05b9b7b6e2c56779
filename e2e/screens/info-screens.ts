import { texts } from "@runko/domain/texts/texts";
import { labelled } from "../support/labelled.ts";
import { expectSettled, type Screen } from "./screen.ts";

export const infoScreens: readonly Screen[] = [
  {
    name: "privacy statement in the info area",
    show: async ({ enter }) => {
      const page = await enter("otherSubscriber", "/info/confidentiality");
      await labelled(page, "heading", texts.privacy.title).waitFor();
      await expectSettled(page);
      return page;
    },
  },
];
