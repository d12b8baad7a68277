/** So many days the planning board shows at once: four weeks. */
export const BOARD_DAYS = 28;
