/**
 * The mails of campaigns and automations that may leave a day, by how many days ago the domain was proved: providers take
 * a new sender of many at once for spam (docs.aws.amazon.com/ses/latest/dg/dedicated-ip-warming.html). The last one stays.
 */
export const MAILS_BY_DAY = [50, 100, 200, 400, 800, 1_500, 3_000, 6_000, 12_000, 25_000, 50_000] as const

/** From our own address, which all dealerships without a proven domain share. */
export const MAILS_FROM_OURS = 50

/** The days that so many mails take, if `a_day` of them may leave today, tomorrow, and so on; the last one stays. */
export function daysFor(mails: number, a_day: readonly number[]): number {
  const last = a_day.at(-1) ?? 0
  if (last <= 0) return 0
  let left = mails
  let days = 0
  for (; left > 0 && days < a_day.length; days += 1) left -= a_day[days] ?? 0
  return left > 0 ? days + Math.ceil(left / last) : days
}
