import type { Channel } from '#contract/customers/channels/channels.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

/** A conversation: its id is specific to its channel. */
type Place = { type: Channel; id: string }

/** A conversation's scheduled messages, kept fresh; null reads none. */
export function useScheduled(params: Place | null, contact_id: string) {
  const isLive = useIsLive()
  useReadOn(({ contact_id: changed }) => changed === contact_id, [chats.scheduled])
  const input = params && { params, query: { contact_id } }
  return useRow(chats.scheduled, input, { refreshInterval: isLive ? 0 : POLL_MS })
}

export const schedule = (params: Place, body: Input<typeof chats.schedule>['body']) =>
  thenRead(call(chats.schedule, { params, body }), chats.scheduled)
export const reschedule = (params: Place, scheduledId: string, body: Input<typeof chats.reschedule>['body']) =>
  thenRead(call(chats.reschedule, { params: { ...params, scheduledId }, body }), chats.scheduled)
export const unschedule = (params: Place, scheduledId: string) =>
  thenRead(call(chats.unschedule, { params: { ...params, scheduledId } }), chats.scheduled)
export const sendScheduled = (params: Place, scheduledId: string) =>
  thenRead(call(chats.sendScheduled, { params: { ...params, scheduledId } }), chats.scheduled)
