/** Begins the addresses to which conversations' mails are answered. */
export const THREAD_PREFIX = 'r-'

/** The code in such an address; undefined for another address. */
export const codeIn = (address: string): string | undefined => /^r-([0-9a-f]{24})@/i.exec(address)?.[1]?.toLowerCase()
