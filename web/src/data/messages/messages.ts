import type { Channel } from '#contract/customers/channels/channels.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'

/** A conversation: its id is one of its channel's. */
export interface Place {
  type: Channel
  id: string
}

// What these answer is put into the threads that are loaded (`useKnownThreads`), not read again.

export const listMessages = ({ type, id }: Place, query: Input<typeof chats.messages>['query']) =>
  call(chats.messages, { params: { type, id }, query })
export const sendMessage = (params: Place, body: Input<typeof chats.send>['body']) => call(chats.send, { params, body })
export const sendTemplate = (params: Place, body: Input<typeof chats.sendTemplate>['body']) =>
  call(chats.sendTemplate, { params, body })
/** Sends a message again, as a new one. */
export const resendMessage = (params: Place & { message_id: string }) => call(chats.resend, { params, body: {} })
/** Says what became of a message of which nobody knows. */
export const settleMessage = (params: Place & { message_id: string }, status: 'delivered' | 'failed') =>
  call(chats.settle, { params, body: { status } })
/** Has a customer's file copied once more; what becomes of it comes with the thread. */
export const requestMedia = (params: Input<typeof chats.requestMedia>['params']) => call(chats.requestMedia, { params })
