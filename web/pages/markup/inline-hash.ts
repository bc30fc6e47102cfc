import { createHash } from 'node:crypto'

/** The hash with which a Content-Security-Policy allows exactly this style or script. */
export const inlineHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
