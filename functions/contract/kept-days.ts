/**
 * How many days each kind of record is kept that does not stay as long as the contact or the account does: for whoever
 * writes one, and for the privacy policy, which lists them.
 */
export const KEPT_DAYS = {
  /** A dispute over who changed what comes up within months; two years keep the last one comparable with the year before. */
  audit: 730,
  assistant: 730,
  reportFacts: 800,
  /** California SB 766 wants all that was said with a buyer for so long. */
  saleFiles: 730,
  automationRuns: 180,
  notifications: 90,
  /** From a visitor's last look on: their browser is a new visitor then. */
  visitors: 90,
  unreadLeads: 90,
  imports: 30,
  merges: 30,
  scheduled: 30,
  sharedFiles: 30,
  deliveries: 30,
  /** Also uploads that nobody sends. */
  downloads: 7,
  /** Mail to dealerships, as it came. */
  mails: 30,
  /** Of who read which file. */
  accessLogs: 90,
  /** Changes that could not be followed up, to be done again. */
  setAside: 365,
  /** As long as the table can be restored to any second (lib/aws/table.ts); AWS sets it. */
  backups: 35,
} as const
export type KeptKind = keyof typeof KEPT_DAYS
