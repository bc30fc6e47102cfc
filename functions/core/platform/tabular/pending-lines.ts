import type { Layout } from './sniff-layout.ts'

/** What was not read as rows yet, and the line of the file that it begins in. */
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

  /** Takes bytes off the start; their lines are the caller's to count. */
  drop(bytes: number) {
    this.bytes = this.bytes.subarray(bytes)
  }

  /** Takes the first line off the start, or the part of it that there is. */
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

  /** Where the line ends that holds this byte; below zero where its end is not there yet. */
  endOfLine(from = 0): number {
    return this.bytes.indexOf(this.#newline, from)
  }

  /** A line without its end. */
  lineAt(start: number): Buffer {
    const end = this.endOfLine(start)
    return this.bytes.subarray(start, end < 0 ? this.bytes.length : end)
  }

  /** Ends of lines between two bytes. */
  newlines(from: number, to: number): number {
    let lines = 0
    // Not looked for behind the end: most rows are one line.
    for (let at = this.endOfLine(from); at >= 0 && at < to; at = at + 1 < to ? this.endOfLine(at + 1) : -1) lines++
    return lines
  }

  /** Lines of blanks only before the next letter. */
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
