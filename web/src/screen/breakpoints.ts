/** From this width on the drawer stands beside the page; under it the drawer slides over. Source: specification §9 */
export const wideScreen = "(min-width: 1264px)";
/** Under this width tables become cards. */
export const phoneScreen = "(max-width: 599.95px)";
/** Neither the drawer nor the bar at the foot of a phone leads to a new document. */
export const betweenBars = "(min-width: 600px) and (max-width: 1263.95px)";
/** From this width on a document has room beside the list it stands in. */
export const roomForPreview = "(min-width: 1280px)";
/** From this width on the log of a document stands beside its messages. */
export const roomForThreeColumns = "(min-width: 1600px)";
/** From this width on the list beside it can tell the product too. */
export const roomForMoreColumns = "(min-width: 1600px)";
/** From this width on the steps of a form stand beside it, as the theme's `md` has it. */
export const roomForSteps = "(min-width: 960px)";
/** From this width on all that narrows a report stands on one line. */
export const roomForCriteria = "(min-width: 1900px)";
