/** A slash and what is typed behind it, up to the cursor: at the text's start, or after a space or line break. */
const SLASH = /(?:^|\s)\/(\S*)$/

/** Where a quick reply is being looked for, from the slash to `caret`, and by what; null where none is. */
export function slashPiece(text: string, caret: number): { start: number; typed: string } | null {
  const before = text.slice(0, caret)
  const typed = SLASH.exec(before)?.[1]
  return typed === undefined ? null : { start: before.length - typed.length - 1, typed: typed.toLowerCase() }
}
