/** A dispute over who changed what comes up within months; two years keep the last one comparable with the year before. */
export const KEPT_DAYS = 730
