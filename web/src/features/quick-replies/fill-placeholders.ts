import type { Placeholder } from '#contract/messaging/quick-replies.ts'

const ANY = /\{\{\s*([\p{L}\p{N}_]+)\s*\}\}/gu

/** Values by placeholder, and by the keys of the dealership's own fields. */
type Filled = Record<Placeholder, string> & Readonly<Record<string, string>>

/** A text with its placeholders filled in; an unknown value leaves no gap, and what is no placeholder stays. */
export const fillPlaceholders = (text: string, known: Filled): string =>
  text
    .replace(ANY, (whole, name: string) => (Object.hasOwn(known, name) ? (known[name] ?? '') : whole))
    .replace(/ +([,.!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
