/** A count as small marks show it: from 100 on, that it is more. */
export const shortCount = (count: number) => (count > 99 ? '99+' : String(count))
