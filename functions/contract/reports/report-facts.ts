/** The reports. Agents get those of people, each about themselves. */
export const REPORT_NAMES = [
  'answering',
  'leads',
  'team',
  'vehicles',
  'calls',
  'assistant',
  'outreach',
  'cost',
] as const
export type ReportName = (typeof REPORT_NAMES)[number]
export const AGENT_REPORTS: readonly ReportName[] = ['answering', 'leads', 'team', 'calls']

/** How a value is written; `share`: of one. */
export const UNITS = ['count', 'seconds', 'share', 'dollars', 'days'] as const
export type Unit = (typeof UNITS)[number]

/** Reports of longer periods are not asked for. */
export const LONGEST_DAYS = 366

/** Longer ones are shown by weeks, which begin on Monday. */
export const LONGEST_BY_DAY = 62
