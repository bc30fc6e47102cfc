import { FILE_BYTES_MAX, UPLOAD_NAME } from '#contract/stock/feed-files.ts'

/** File types offered by the file chooser. */
export const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.gz,.zip,text/csv,text/plain,application/gzip,application/zip'

/** The reason why a file cannot be an inventory, checked before uploading; undefined if it may be one. */
export function whyNotFeed({ name, size }: { name: string; size: number }) {
  if (!UPLOAD_NAME.test(name)) return 'wrong_kind' as const
  if (size === 0) return 'empty_file' as const
  return size > FILE_BYTES_MAX ? ('too_large' as const) : undefined
}
