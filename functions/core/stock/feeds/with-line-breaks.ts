/** Breaks that a database's export wrote as two characters. */
const WRITTEN_BREAK = /\\r\\n|\\[nr]/g

/** "One owner\\nNew tires" in two lines. */
export const withLineBreaks = (text: string) => (text.includes('\\') ? text.replace(WRITTEN_BREAK, '\n') : text)
