const HOUR_MS = 3_600_000

/**
 * Hours in which free text is still allowed, cut to one decimal and never shown as 0.0 while open;
 * null once the window is closed or where the customer never wrote.
 */
export function windowHours(closesAt: string | null, now: number): number | null {
  if (closesAt === null) return null
  const hours = (Date.parse(closesAt) - now) / HOUR_MS
  return hours > 0 ? Math.max(0.1, Math.floor(hours * 10) / 10) : null
}
