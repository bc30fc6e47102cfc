import type { Layout } from './sniff-layout.ts'

/** The bytes not read as rows yet, and the file's line that they start in. */
export class PendingLines {
  bytes: Buffer = Buffer.alloc(0)
  line: number
  readonly #newline: number

  constructor({ newline, skipLines }: Layout) {
    this.line = skipLines + 1
    this.#newline = newline.charCodeAt(0)
  }

  add(piece: Buffer) {
    this.bytes = this.bytes.length > 0 ? Buffer.concat([this.bytes, piece]) : piece
  }

  /** Removes bytes from the start; the caller counts their lines. */
  drop(bytes: number) {
    this.bytes = this.bytes.subarray(bytes)
  }

  /** Removes the first line from the start, or as much of it as there is. */
  dropLine() {
    const end = this.endOfLine()
    this.drop(end < 0 ? this.bytes.length : end + 1)
    if (end >= 0) this.line++
  }

  dropBlankLines() {
    const blank = this.blankLines()
    let end = 0
    for (let i = 0; i < blank; i++) end = this.endOfLine(end) + 1
    this.drop(end)
    this.line += blank
  }

  /** The position where the line with this byte ends; negative if its end has not arrived yet. */
  endOfLine(from = 0): number {
    return this.bytes.indexOf(this.#newline, from)
  }

  /** A line without its line break. */
  lineAt(start: number): Buffer {
    const end = this.endOfLine(start)
    return this.bytes.subarray(start, end < 0 ? this.bytes.length : end)
  }

  /** Number of line breaks between two bytes. */
  newlines(from: number, to: number): number {
    let lines = 0
    // Does not search past the end: most rows are one line.
    for (let at = this.endOfLine(from); at >= 0 && at < to; at = at + 1 < to ? this.endOfLine(at + 1) : -1) lines++
    return lines
  }

  /** Number of blank lines before the next character. */
  blankLines(from = 0): number {
    let lines = 0
    for (let i = from; i < this.bytes.length; i++) {
      const byte = this.bytes[i]
      if (byte === this.#newline) lines++
      else if (byte !== 13 && byte !== 32) break
    }
    return lines
  }
}
