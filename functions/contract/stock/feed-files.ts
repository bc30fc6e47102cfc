// Constants of dealers' files, separate from the schemas because the import worker does without those.

/** Time a run's file is available, in days; a day later the bucket has nothing left of it. */
export const FILE_KEPT_DAYS = 6
export const FILE_BYTES_MAX = 50 * 1024 * 1024
/** Matches the name of a file that may be an inventory. */
export const FILE_NAME = /\.(?:(?:csv|tsv|txt)(?:\.gz)?|zip)$/i
/** The same for an upload: a workbook on a dealer's server may be anybody's own. */
export const UPLOAD_NAME = /\.(?:(?:csv|tsv|txt)(?:\.gz)?|zip|xlsx)$/i
