/** The times of a closing: told before it, and kept to by its job. */
export const CLOSING = {
  /** It can be opened again, by who closed it. */
  days: 30,
  /** Its owners are told once more that long before the end. */
  reminderDays: 3,
} as const
