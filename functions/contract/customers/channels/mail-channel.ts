import type { Channel } from './channels.ts'

/** The channel of mails, for what reads and writes them. */
export const MAIL = 'email' as const satisfies Channel
