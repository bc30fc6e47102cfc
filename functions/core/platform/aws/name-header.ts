/** S3 takes 2 kB of what is told of a file, each letter beyond ASCII as up to twelve bytes. */
const BYTES_MAX = 1500

/** A file's name as S3 keeps it beside the file; the end of one that is too long is kept, for it says the kind. */
export function nameHeader(filename: string): string {
  const letters = Array.from(filename.toWellFormed().slice(-BYTES_MAX).toWellFormed(), encodeURIComponent)
  let bytes = 0
  let from = letters.length
  while (from > 0 && bytes + (letters[from - 1] ?? '').length <= BYTES_MAX) bytes += (letters[--from] ?? '').length
  return letters.slice(from).join('')
}
