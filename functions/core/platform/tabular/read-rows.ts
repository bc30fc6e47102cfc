import { parse } from 'csv-parse/sync'
import { parserOptions } from './record-parser.ts'
import type { Layout } from './sniff-layout.ts'

/** The rows of a short text, at once; undefined where a quotation mark is never closed. */
export function readRows(text: string, delimiter: Layout['delimiter'], most: number): string[][] | undefined {
  try {
    return parse(text, { ...parserOptions({ delimiter, newline: '\n' }), to: most })
  } catch {
    return undefined
  }
}
