const QUOTE_CHARACTERS = 1000

interface Shown {
  /** The colleague's. */
  name: string
  /** What is said about the message; empty for nothing. */
  words: string
  quote: string
  /** Where the message is. */
  url: string
}

/** The note that shows a message to a colleague: it mentions them, quotes the message, and links to it. */
export function noteOf({ name, words, quote, url }: Shown): string {
  const cut = quote.length > QUOTE_CHARACTERS ? `${quote.slice(0, QUOTE_CHARACTERS)}…` : quote
  return [[`@${name}`, words.trim()].filter(Boolean).join(' '), `“${cut}”`, url].join('\n')
}
