/** S3 allows 2 kB of metadata per file, with each non-ASCII letter as up to twelve bytes. */
const BYTES_MAX = 1500
/** As long as a name may be in the form of an upload. */
const CHARACTERS_MAX = 200

/** A file's name as stored with it in S3; a long name keeps its end, which tells the file type. */
export function nameHeader(filename: string): string {
  const characters = Array.from(filename.toWellFormed().slice(-BYTES_MAX).toWellFormed()).slice(-CHARACTERS_MAX)
  const letters = characters.map((letter) => encodeURIComponent(letter))
  let bytes = 0
  let from = letters.length
  while (from > 0 && bytes + (letters[from - 1] ?? '').length <= BYTES_MAX) bytes += (letters[--from] ?? '').length
  return letters.slice(from).join('')
}
