/** The day of a time in a dealership's time zone, as `YYYY-MM-DD`. */
export const dayOf = (at: string | Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(at))

/** The month of a time in a dealership's time zone, as `2026-11`. */
export function monthIn(timeZone: string, now: Date): string {
  const [month = '', year = ''] = new Intl.DateTimeFormat('en-US', { timeZone, month: '2-digit', year: 'numeric' })
    .format(now)
    .split('/')
  return `${year}-${month}`
}
