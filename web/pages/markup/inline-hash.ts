import { createHash } from 'node:crypto'

/** By which a Content-Security-Policy allows exactly this style or script and no other. */
export const inlineHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
