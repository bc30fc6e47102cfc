import { useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { conversationOn } from '../../../data/conversations/conversation-on.ts'
import type { Recipient } from '../sending/use-send.ts'

/**
 * Where what is written goes: to where they wrote from last, or to another of their numbers that is chosen, until they
 * write from elsewhere. `shown` is the row as it is for that number: opted out there, its window shut.
 */
export function useRecipient(row: ConversationRow, type: Channel) {
  const [choice, choose] = useState<{ address: string; usual: string | null; type: Channel } | null>(null)
  const state = row.channels[type]
  const isValid = choice?.type === type && choice.usual === state.address
  const chosen = isValid ? state.others.find(({ address }) => address === choice.address) : undefined
  const to: Recipient = {
    type,
    conversation_id: conversationOn(row, type) ?? '',
    contact_id: row.contact_id,
    ...(chosen && { to: chosen.address }),
  }
  return {
    to,
    shown: chosen ? rowAt(row, type, chosen) : row,
    choose: (address: string) => choose({ address, usual: state.address, type }),
  }
}

type Other = ConversationRow['channels'][Channel]['others'][number]

const rowAt = (row: ConversationRow, type: Channel, { address, opted_out_at }: Other): ConversationRow => {
  const there = {
    ...row.channels[type],
    address,
    opted_out_at,
    may_answer: false,
    no_way_back: false,
    window_closes_at: null,
  }
  return { ...row, channels: { ...row.channels, [type]: there } }
}
