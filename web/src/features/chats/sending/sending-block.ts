import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn, conversationOn } from '../../../data/conversations/conversation-on.ts'
import { windowHours } from './window-hours.ts'

export type SendingBlock =
  | 'role'
  | 'halted'
  | 'reads_only'
  | 'no_address'
  | 'no_way_back'
  | 'not_active'
  | 'opted_out'
  | 'not_started'
  | 'window_closed'

/**
 * Why nothing can be sent on a channel at the moment, in the order in which a person can do something about it; null
 * where it can. The server's gate decides; this only says it before somebody writes in vain.
 */
export function sendingBlock(row: ConversationRow, type: Channel, now: number): SendingBlock | null {
  const { no_way_back, opted_out_at, may_answer, window_closes_at } = row.channels[type]
  if (row.reads_only) return 'reads_only'
  if (conversationOn(row, type) === null) return 'no_address'
  // Nothing that is done to the conversation makes a way.
  if (no_way_back) return 'no_way_back'
  if (row.status !== 'active') return 'not_active'
  if (opted_out_at !== null && !may_answer) return 'opted_out'
  if (CHANNELS[type].windowHours === undefined) return null
  if (window_closes_at === null) return begunOn(row, type) ? 'window_closed' : 'not_started'
  return windowHours(window_closes_at, now) === null ? 'window_closed' : null
}
