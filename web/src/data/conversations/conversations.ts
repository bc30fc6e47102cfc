import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useRow } from '../../lib/use-row.ts'

/** A conversation: its id is specific to its channel. */
type Place = { type: Channel; id: string }

/** A contact's inbox row with what each channel currently allows, by the id of a conversation or of the contact. */
export function useInboxRow(contact_id: string | undefined) {
  const isLive = useIsLive()
  const input = contact_id === undefined ? null : { params: { contact_id } }
  return useRow(chats.get, input, { refreshInterval: isLive ? 0 : POLL_MS })
}
export const getInboxRow = (contact_id: string) => call(chats.get, { params: { contact_id } })
/** The current rows of these contacts. */
export const listChanged = (contactIds: string[]) =>
  call(chats.changed, { query: { contact_ids: contactIds.join(',') } })
export const listConversations = (query: Input<typeof chats.recent>['query']) => call(chats.recent, { query })

// Results of the following are merged into the rows on screen (`useKnownRows`), not read again.

export const markConversationRead = (params: Place, last_message_id: string) =>
  call(chats.read, { params, body: { last_message_id } })
/** Starts a conversation, or finds the existing one. */
export const startConversation = (type: Channel, contact_id: string) => call(chats.open, { body: { type, contact_id } })
export const changeStatus = (params: Place, contact_id: string, status: ConversationStatus) =>
  call(chats.status, { params, body: { status, contact_id } })
/** Until a time, or null to wake it; refused where it no longer sleeps until `expected`. */
export const snoozeConversation = (contactId: string, until: string | null, expected?: string | null) =>
  call(chats.snooze, { params: { contactId }, body: { until, expected } })
/** Sets what is undone, unless somebody has changed it since. */
export const changeBack = (params: Place, body: Input<typeof chats.update>['body']) =>
  call(chats.update, { params, body })
export const markConversationUnread = (params: Place, contact_id: string) =>
  call(chats.unread, { params, body: { contact_id } })
export const changeLabels = (params: Place, contact_id: string, labels: string[]) =>
  call(chats.labels, { params, body: { labels, contact_id } })
