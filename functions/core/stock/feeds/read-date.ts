/** "06/30/2026 00:00:00", "2026-06-30T…", "20260630" as YYYY-MM-DD; undefined if it is not a date. */
export function readDate(text: string): string | undefined {
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})(?:\D|$)/.exec(text)
  const iso = us
    ? null
    : (/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:\D|$)/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text))
  const [year, month, day] = us ? [us[3], us[1], us[2]] : [iso?.[1], iso?.[2], iso?.[3]]
  if (year === undefined || month === undefined || day === undefined) return undefined
  const full = year.length === 2 ? `20${year}` : year
  const written = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
  return isDay && full >= '1980' && full <= '2100' ? written : undefined
}
