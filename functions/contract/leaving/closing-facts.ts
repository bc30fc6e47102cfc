/** How a dealership is closed: what it says before, and what the job keeps to. */
export const CLOSING = {
  /** It can be opened again, by who closed it. */
  days: 30,
  /** Its owners are told once more that long before the end. */
  reminderDays: 3,
} as const
