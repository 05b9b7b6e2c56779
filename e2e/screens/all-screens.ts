import { controlNniScreens } from "./control-nni-screens.ts";
import { controlScreens } from "./control-screens.ts";
import { documentScreens } from "./document-screens.ts";
import { emailScreens } from "./email-screens.ts";
import { faultHandlerScreens } from "./fault-handler-screens.ts";
import { formScreens } from "./form-screens.ts";
import { guideScreens } from "./guide-screens.ts";
import { infoScreens } from "./info-screens.ts";
import { listScreens } from "./list-screens.ts";
import { newsScreens } from "./news-screens.ts";
import { notificationScreens } from "./notification-screens.ts";
import { organizationScreens } from "./organization-screens.ts";
import { productScreens } from "./product-screens.ts";
import { partnerScreens } from "./partner-screens.ts";
import { publicScreens } from "./public-screens.ts";
import { registerScreens } from "./register-screens.ts";
import { reportScreens } from "./report-screens.ts";
import type { Screen } from "./screen.ts";
import { searchScreens } from "./search-screens.ts";
import { shellScreens } from "./shell-screens.ts";

/** Every screen of the portal with its states and dialogs. Whoever makes a screen adds it here. */
export const allScreens: readonly Screen[] = [
  ...publicScreens,
  ...shellScreens,
  ...formScreens,
  ...listScreens,
  ...searchScreens,
  ...documentScreens,
  ...faultHandlerScreens,
  ...controlScreens,
  ...controlNniScreens,
  ...organizationScreens,
  ...productScreens,
  ...partnerScreens,
  ...emailScreens,
  ...infoScreens,
  ...guideScreens,
  ...newsScreens,
  ...notificationScreens,
  ...reportScreens,
  ...registerScreens,
];
