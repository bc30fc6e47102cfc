import type { Channel } from '#contract/customers/channels/channels.ts'
import { chats } from '#contract/messaging/chats.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

/** A conversation: its id is specific to its channel. */
export interface Place {
  type: Channel
  id: string
}

/** The messages of a conversation that hold a text, a page at a time. */
export const useFoundMessages = (params: Place, query: Input<typeof chats.search>['query']) =>
  useRow(chats.search, { params, query })

/** A mail's page. */
export const useMailPage = (params: Place & { message_id: string }) => useRow(chats.mailPage, { params })

// Results of the following are merged into the loaded threads (`useKnownThreads`), not read again.

export const listMessages = ({ type, id }: Place, query: Input<typeof chats.messages>['query']) =>
  call(chats.messages, { params: { type, id }, query })
export const sendMessage = (params: Place, body: Input<typeof chats.send>['body']) => call(chats.send, { params, body })
export const sendTemplate = (params: Place, body: Input<typeof chats.sendTemplate>['body']) =>
  call(chats.sendTemplate, { params, body })
/** Sends a message again, as a new one. */
export const resendMessage = (params: Place & { message_id: string }) => call(chats.resend, { params, body: {} })
/** Passes a mail on. */
export const forwardMail = (params: Place & { message_id: string }, body: Input<typeof chats.forward>['body']) =>
  call(chats.forward, { params, body })
/** Sets the outcome of a message whose status is unknown. */
export const settleMessage = (params: Place & { message_id: string }, status: 'delivered' | 'failed') =>
  call(chats.settle, { params, body: { status } })
/** Requests another copy of a customer's file; the result arrives with the thread. */
export const requestMedia = (params: Input<typeof chats.requestMedia>['params']) => call(chats.requestMedia, { params })
