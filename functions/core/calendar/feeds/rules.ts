import { createHash } from 'node:crypto'

/** Under which a secret is kept: the table holds none. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
