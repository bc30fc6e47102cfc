import { countSegments } from '#contract/customers/channels/count-segments.ts'
import type { Account, Message } from './records.ts'
import { newSid } from './sid.ts'
import type { Simulator } from './simulator.ts'

type Given = Pick<Message, 'sender' | 'to' | 'body' | 'direction' | 'status'> & Partial<Message>

/** Stores a new message with the common fields; a message with media has a sid of a different kind. */
export function newMessage({ store, now }: Simulator, { account_sid }: Account, given: Given): Message {
  const at = now()
  const sid = newSid(given.num_media ? 'MM' : 'SM')
  return store.put('message', sid, {
    sid,
    account_sid,
    messaging_service_sid: null,
    from: given.sender,
    error_code: null,
    num_media: 0,
    num_segments: countSegments(given.body).count,
    price: null,
    created_at: at,
    updated_at: at,
    sent_at: null,
    send_at: null,
    card: null,
    fields: null,
    status_callback: null,
    fails_with: null,
    by_hand: false,
    ...given,
  })
}
