const EVENING_HOUR = 18
const MORNING_HOUR = 9
const HOUR_MS = 3_600_000

type LaterKey = 'in_an_hour' | 'this_evening' | 'tomorrow_morning' | 'monday_morning'

/** The times usually meant by later, by this browser's clock on the wall; none is offered twice, or less than an hour away. */
export function laterTimes(now: Date): { key: LaterKey; at: Date }[] {
  const inAnHour = new Date(now.getTime() + HOUR_MS)
  const evening = atHour(now, 0, EVENING_HOUR)
  const tomorrow = atHour(now, 1, MORNING_HOUR)
  // Sunday is 0; on a Monday the next one.
  const monday = atHour(now, (8 - now.getDay()) % 7 || 7, MORNING_HOUR)
  const times: { key: LaterKey; at: Date }[] = [{ key: 'in_an_hour', at: inAnHour }]
  if (evening > inAnHour) times.push({ key: 'this_evening', at: evening })
  times.push({ key: 'tomorrow_morning', at: tomorrow })
  if (monday > tomorrow) times.push({ key: 'monday_morning', at: monday })
  return times
}

function atHour(now: Date, inDays: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays, hour)
}

/** As a field for dates writes a moment in the time of this place. */
export function localOf(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The moment that such a field names; undefined if it names none, as in an hour that a change of clocks skips. */
export function readLocal(local: string): Date | undefined {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) || localOf(at) !== local.slice(0, 16) ? undefined : at
}
