/** From this width on the drawer stands beside the page; under it the drawer slides over. Source: specification §9 */
export const wideScreen = "(min-width: 1264px)";
/** Under this width tables become cards. */
export const phoneScreen = "(max-width: 599.95px)";
