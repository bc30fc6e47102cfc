import { useMemo } from 'react'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { useScheduled } from '../../../data/scheduled.ts'

/** Of a conversation's scheduled messages those that wait, and those that were not sent, by their times. */
export function useShownScheduled(...place: Parameters<typeof useScheduled>): Scheduled[] {
  const { data } = useScheduled(...place)
  return useMemo(() => (data?.data ?? []).filter(isShown).toSorted((a, b) => (a.send_at < b.send_at ? -1 : 1)), [data])
}

/** What somebody took back has no reason. */
const isShown = ({ status, reason }: Scheduled) => status === 'waiting' || (status !== 'sent' && reason !== null)
