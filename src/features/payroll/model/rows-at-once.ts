/** The rows that the preview adds at once: thousands would take seconds. */
export const ROWS_AT_ONCE = 100;
