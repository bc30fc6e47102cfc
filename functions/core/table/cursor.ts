/** An opaque place in a list. It holds sort keys only: the partition always comes from the caller, so a forged one leads nowhere else. */
export const writeCursor = (place: string) => Buffer.from(place).toString('base64url')
export const readCursor = (cursor: string | undefined) =>
  cursor ? Buffer.from(cursor, 'base64url').toString() : undefined
