import { calendar } from '#contract/calendar/feeds.ts'
import { googleCalendar } from '#contract/calendar/google.ts'
import type { Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type GoogleState = Output<typeof googleCalendar.google>

/** One's own connection with Google Calendar. */
export const useGoogle = () => useRow(googleCalendar.google, {})
/** The address of Google's consent page. */
export const startConsent = () => call(googleCalendar.connectGoogle)
export const disconnectGoogle = () => thenRead(call(googleCalendar.disconnectGoogle), googleCalendar.google)

/** The address at which a calendar app reads one's appointments. */
export const useFeed = () => useRow(calendar.feed, {})
export const renewFeed = () => thenRead(call(calendar.renewFeed), calendar.feed)
export const removeFeed = () => thenRead(call(calendar.removeFeed), calendar.feed)
