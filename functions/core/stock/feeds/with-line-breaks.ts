/** Line breaks that a database export wrote as two characters. */
const WRITTEN_BREAK = /\\r\\n|\\[nr]/g

/** "One owner\\nNew tires" on two lines. */
export const withLineBreaks = (text: string) => (text.includes('\\') ? text.replace(WRITTEN_BREAK, '\n') : text)
