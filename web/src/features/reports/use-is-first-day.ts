import type { Report } from '#contract/reports/reports.ts'
import { useTwilioStatus } from '../../data/twilio.ts'
import { useMay } from '../../lib/session.ts'

/** True if a report has nothing, as no customer can write yet; undefined until that is known. */
export function useIsFirstDay(report: Report | undefined): boolean | undefined {
  const figures = report && [...report.data.figures, ...(report.compared?.figures ?? [])]
  const isNothing = figures?.every(({ value }) => !value) ?? false
  const mayConnect = useMay('settings')
  const twilio = useTwilioStatus({ isWanted: isNothing && mayConnect })
  if (!report || twilio.isLoading) return undefined
  return isNothing && twilio.data?.configured === false
}
