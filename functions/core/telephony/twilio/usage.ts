import type { Twilio } from 'twilio'

/** What one category of Twilio's usage came to on a day (UTC): in its own units, and in millionths of a dollar. */
export interface DayUsage {
  day: string
  category: string
  units: number
  micros: number
}

/** One row a day and category; a range of days stays far below it. */
const MOST_ROWS = 1000
const MICROS = 1_000_000

/**
 * What Twilio charges an account for these categories, by day, from `from` to `to` (UTC, both included). Twilio still
 * changes a day's rows for a while (https://www.twilio.com/docs/usage/api/usage-record).
 */
export async function listUsage(
  client: Twilio,
  categories: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<DayUsage[]> {
  const days = { startDate: new Date(from), endDate: new Date(to), limit: MOST_ROWS }
  const listed = await Promise.all(categories.map((category) => client.usage.records.daily.list({ category, ...days })))
  return listed.flat().map(({ category, startDate, usage, price, priceUnit }) => {
    if (priceUnit.toLowerCase() !== 'usd') throw new Error(`Twilio charges ${category} in ${priceUnit}.`)
    const micros = Math.round(Number(price) * MICROS)
    return { day: startDate.toISOString().slice(0, 10), category, units: Number(usage), micros }
  })
}
