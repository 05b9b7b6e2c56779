/** Pixels. Source: specification §9 and screens.md */
export const topBarHeight = 56;
/** Of the bar at the foot of a phone. */
export const bottomBarHeight = 56;
export const drawerWidth = 256;
export const miniDrawerWidth = 56;
