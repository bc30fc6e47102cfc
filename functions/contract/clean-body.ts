const PLAIN = /^[\n\x20-\x7e]*$/

/** A text as it is kept and sent: its lines and tabs, without other control characters. */
export const cleanBody = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
