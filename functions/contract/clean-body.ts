const PLAIN = /^[\n\x20-\x7e]*$/

/** Overrides of the direction of writing, by which a text can show something else than it holds. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g

/** A text as it is kept and sent: its lines and tabs, without other control characters. */
export const cleanBody = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(TURNS, '')
        .replace(/[^\P{Cc}\n\t]/gu, '')
