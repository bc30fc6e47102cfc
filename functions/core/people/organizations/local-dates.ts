/** A format is made once a zone: that takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  formats.set(timeZone, made)
  return made
}

/** The day of a time in a dealership's time zone, as `YYYY-MM-DD`. */
export const dayOf = (at: string | Date, timeZone: string): string => formatOf(timeZone).format(new Date(at))

/** The month of a time in a dealership's time zone, as `2026-11`. */
export const monthIn = (timeZone: string, now: Date): string => dayOf(now, timeZone).slice(0, 7)

const DAY_MS = 86_400_000

/** A calendar day so many days later. */
export const dayAfter = (day: string, days = 1) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** The moment at which a day begins in a time zone, in epoch milliseconds. */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = Date.parse(day)
  return midnight - offsetAt(midnight - offsetAt(midnight, timeZone), timeZone)
}

/** The UTC offset of a time zone at a given time, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const written = new Date(time).toLocaleString('en-US', { timeZone, timeZoneName: 'longOffset' })
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(written) ?? []
  return (sign === '-' ? -60_000 : 60_000) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}
