const addresses = {
  moreInfo: "/more-info",
  news: "/news",
  partnering: "/partnering-with",
  orderCredentials: "/order-credentials",
  privacy: "/privacy-policy",
} as const;

type PublicPage = keyof typeof addresses;

/** Links of the pages that are read without a login, in their order. */
export const makePublicLinks = (labels: Record<PublicPage, string>) =>
  [
    { to: addresses.moreInfo, label: labels.moreInfo },
    { to: addresses.news, label: labels.news },
    { to: addresses.partnering, label: labels.partnering },
    { to: addresses.orderCredentials, label: labels.orderCredentials },
    { to: addresses.privacy, label: labels.privacy },
  ] as const;
