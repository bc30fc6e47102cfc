// What is known of dealers' files, apart from the schemas because the worker that brings them in does without those.

/** How long a run's file can be had; a day later the bucket has nothing of it any more. */
export const FILE_KEPT_DAYS = 6
export const FILE_BYTES_MAX = 50 * 1024 * 1024
/** What a file that may be an inventory is called. */
export const FILE_NAME = /\.(?:(?:csv|txt)(?:\.gz)?|zip)$/i
