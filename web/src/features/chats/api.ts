import type { Channel } from '#contract/customers/channels/channels.ts'
import { contacts } from '#contract/customers/contacts.ts'
import type { ConversationStatus } from '#contract/fields.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { bulk } from '#contract/messaging/bulk.ts'
import { chats } from '#contract/messaging/chats.ts'
import { upload } from '#contract/messaging/upload.ts'
import type { Input } from '#contract/route.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { call } from '../../lib/client.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useRow } from '../../lib/use-row.ts'

/** A conversation: its id is one of its channel's. */
type Place = { type: Channel; id: string }

/** One contact with what each channel allows at the moment, by the id of a conversation or of the contact. */
export function useContact(contact_id: string) {
  const isLive = useIsLive()
  return useRow(chats.get, { params: { contact_id } }, { refreshInterval: isLive ? 0 : POLL_MS })
}
export const useVehicle = (id: string) => useRow(inventory.get, { params: { id } })

export const getContact = (contact_id: string) => call(chats.get, { params: { contact_id } })
/** The rows of these contacts as they are now. */
export const listChanged = (contactIds: string[]) =>
  call(chats.changed, { query: { contact_ids: contactIds.join(',') } })
export const listConversations = (query: Input<typeof chats.recent>['query']) => call(chats.recent, { query })
export const listMessages = ({ type, id }: Place, query: Input<typeof chats.messages>['query']) =>
  call(chats.messages, { params: { type, id }, query })

export const sendMessage = (params: Place, body: Input<typeof chats.send>['body']) => call(chats.send, { params, body })
/** Where a file for a message is sent to. */
export const createUpload = (body: Input<typeof upload.create>['body']) => call(upload.create, { body })
export const requestMedia = (params: Input<typeof chats.requestMedia>['params']) => call(chats.requestMedia, { params })
export const sendTemplate = (params: Place, body: Input<typeof chats.sendTemplate>['body']) =>
  call(chats.sendTemplate, { params, body })
export const markRead = (params: Place, last_message_id: string) =>
  call(chats.read, { params, body: { last_message_id } })
/** Sends a message again, as a new one. */
export const resendMessage = (params: Place & { message_id: string }) => call(chats.resend, { params, body: {} })
/** Says what became of a message of which nobody knows. */
export const settleMessage = (params: Place & { message_id: string }, status: 'delivered' | 'failed') =>
  call(chats.settle, { params, body: { status } })
/** Begins a conversation, or finds it. */
export const startConversation = (type: Channel, contact_id: string) => call(chats.open, { body: { type, contact_id } })
export const changeStage = (id: string, stage: string) => call(contacts.update, { params: { id }, body: { stage } })
export const changeStatus = (params: Place, contact_id: string, status: ConversationStatus) =>
  call(chats.status, { params, body: { status, contact_id } })
export const changeLabels = (params: Place, contact_id: string, labels: string[]) =>
  call(chats.labels, { params, body: { labels, contact_id } })

/** Who a conversation can be given to; managers only may ask. */
export const useAgents = (isWanted: boolean) => useRow(assignments.agents, isWanted ? {} : null)
export const assignContact = (contact_id: string, agent_id: string) =>
  call(assignments.assign, { body: { contact_id, agent_id } })
export const unassignContact = (contactId: string) => call(assignments.unassign, { params: { contactId } })
export const changeMany = (ids: string[], set: NonNullable<Input<typeof bulk.change>['body']['set']>) =>
  call(bulk.change, { body: { ids, set } })
