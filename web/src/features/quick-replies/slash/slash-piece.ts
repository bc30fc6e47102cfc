/** A slash and the text after it up to the cursor: at the text's start, or after a space or line break. */
const SLASH = /(?:^|\s)\/(\S*)$/

/** The position and text of a quick reply search, from the slash to `caret`; null if there is none. */
export function slashPiece(text: string, caret: number): { start: number; typed: string } | null {
  const before = text.slice(0, caret)
  const typed = SLASH.exec(before)?.[1]
  return typed === undefined ? null : { start: before.length - typed.length - 1, typed: typed.toLowerCase() }
}
