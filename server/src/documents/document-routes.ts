import type { App } from "../platform/http/typed-app.ts";
import type { AppContext } from "../app-context.ts";
import { registerActiveOrderRoute } from "./active-order-route.ts";
import { registerBulkRoutes } from "./bulk-routes.ts";
import { registerColleagueRoutes } from "./colleague-routes.ts";
import { registerCollectionRoutes } from "./collection-routes.ts";
import { registerConnectionIdRoute } from "./connection-id-route.ts";
import { registerEscalationContactsRoute } from "./escalation-contacts-route.ts";
import { registerCountRoutes } from "./count-routes.ts";
import { registerDocumentEventsRoute } from "./document-events-route.ts";
import { registerCustomerRoutes } from "./customer-routes.ts";
import { registerHandOverRoutes } from "./hand-over-routes.ts";
import { registerOrderOfferRoute } from "./order-offer-route.ts";
import { registerEventProductRoutes } from "./event-product-routes.ts";
import { registerEventRoutes } from "./event-routes.ts";
import { registerPdfRoutes } from "./pdf-routes.ts";
import { registerWorkQueueRoutes } from "./work-queue-route.ts";
import { registerQuestionRoutes } from "./question-routes.ts";
import { registerRequestRoutes } from "./request-routes.ts";
import { registerStreamRoute } from "./stream-route.ts";

/** Every call on documents. Source: specification §7, D-25 to D-34. */
export function registerDocumentRoutes(app: App, context: AppContext): void {
  registerActiveOrderRoute(app, context);
  registerColleagueRoutes(app, context);
  registerEscalationContactsRoute(app, context);
  registerCollectionRoutes(app, context);
  registerBulkRoutes(app, context);
  registerConnectionIdRoute(app, context);
  registerEventRoutes(app, context);
  registerPdfRoutes(app, context);
  registerOrderOfferRoute(app, context);
  registerEventProductRoutes(app, context);
  registerCountRoutes(app, context);
  registerDocumentEventsRoute(app, context);
  registerCustomerRoutes(app, context);
  registerHandOverRoutes(app, context);
  registerQuestionRoutes(app, context);
  registerRequestRoutes(app, context);
  registerStreamRoute(app, context);
  registerWorkQueueRoutes(app, context);
}
