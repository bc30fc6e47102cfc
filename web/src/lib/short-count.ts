/** A count for small badges: "99+" from 100 on. */
export const shortCount = (count: number) => (count > 99 ? '99+' : String(count))
