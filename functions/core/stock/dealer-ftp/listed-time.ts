const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const DAY_MS = 86_400_000

/**
 * The time in a listing of `ls` or of DOS (`Nov 18 10:22`, `Nov 18 2025`, `11-18-26  10:22AM`, `2026-11-18 10:22`), in
 * milliseconds, treating the server's time zone as UTC: good enough to sort by. Without a year, the last such day.
 */
export function readListedTime(text: string, now: number): number | undefined {
  const unix = /^(\p{L}{3})\p{L}* +(\d{1,2}) +(?:(\d{4})|(\d{1,2}):(\d\d))$/u.exec(text.trim())
  if (unix) {
    const [, month = '', day, year, hour = 0, minute = 0] = unix
    const index = MONTHS.indexOf(month.toLowerCase())
    if (index < 0) return undefined
    const atYear = (year: number) => Date.UTC(year, index, Number(day), Number(hour), Number(minute))
    const thisYear = new Date(now).getUTCFullYear()
    if (year) return atYear(Number(year))
    return atYear(thisYear) > now + DAY_MS ? atYear(thisYear - 1) : atYear(thisYear)
  }
  const dos = /^(\d\d)-(\d\d)-(\d\d(?:\d\d)?) +(\d{1,2}):(\d\d) *(AM|PM)?$/i.exec(text.trim())
  if (dos) {
    const [, month, day, year = '', hour, minute, half = ''] = dos
    const hours = half ? (Number(hour) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hour)
    return Date.UTC(Number(year.padStart(4, '20')), Number(month) - 1, Number(day), hours, Number(minute))
  }
  const iso = /^(\d{4})[-/](\d\d)[-/](\d\d)(?: +(\d\d):(\d\d))?/.exec(text.trim())
  if (!iso) return undefined
  const [, year, month, day, hour = 0, minute = 0] = iso
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute))
}
