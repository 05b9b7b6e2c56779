import type { Capability } from "../capability.ts";
import { registerFaqRoutes } from "./faq-routes.ts";

export const faq: Capability = {
  tables: { faq_questions: [] },
  routes: registerFaqRoutes,
};
