import { randomBytes } from 'node:crypto'

export const hex32 = () => randomBytes(16).toString('hex')
export const newSid = (prefix: string) => prefix + hex32()
