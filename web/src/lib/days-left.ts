const DAY_MS = 86_400_000

/** Days until a moment, the one that has begun included; never more than were promised, though the clock here may be behind. */
export const daysLeft = (at: string, now: number, promised: number): number =>
  Math.min(promised, Math.max(1, Math.ceil((Date.parse(at) - now) / DAY_MS)))
