import type { Row } from "./route-table.tsx";

/** What is read without a login, and the end of every path that leads nowhere. */
export const publicRows: readonly Row[] = [
  { path: "more-info", load: () => import("./more-info-route.tsx").then((page) => page.MoreInfoRoute) },
  { path: "news", load: () => import("../info/newsletters/news-page.tsx").then((page) => page.NewsPage) },
  {
    path: "order-credentials",
    load: () => import("../accounts/order-credentials-page.tsx").then((page) => page.OrderCredentialsPage),
  },
  {
    path: "partnering-with",
    load: () => import("./partnering-with-route.tsx").then((page) => page.PartneringWithRoute),
  },
  { path: "privacy-policy", load: () => import("./privacy-policy-route.tsx").then((page) => page.PrivacyPolicyRoute) },
  {
    path: "login/provider",
    load: () => import("./provider-return-route.tsx").then((page) => page.ProviderReturnRoute),
  },
  { path: "not-found", load: () => import("./not-found-route.tsx").then((page) => page.NotFoundRoute) },
];
