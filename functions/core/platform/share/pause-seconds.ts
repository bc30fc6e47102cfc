/** Pauses before work that found no worker left is looked at again; the last one also for all later ones. */
const PAUSES_SECONDS = [2, 4, 8, 15, 30, 60]

/** The pause of work that was put back so often: between half of it and the whole (`random` of 0 to 1), not all at once. */
export function pauseSeconds(times: number, random: number): number {
  const longest = PAUSES_SECONDS[Math.min(times, PAUSES_SECONDS.length - 1)] ?? 0
  return Math.ceil(longest * (0.5 + random / 2))
}
