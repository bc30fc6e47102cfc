import { type Key, unstable_serialize, useSWRConfig } from 'swr'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { mergeOne, type Thread } from '../thread/merge-messages.ts'
import { readPage, threadKey } from '../thread/read-thread.ts'
import { useKnownThread } from '../thread/use-thread.ts'
import { useChange } from '../use-change.ts'
import { useKnownRows } from '../use-known-rows.ts'
import type { Unsent } from './outbox.ts'

/** Puts a message that the server has taken into its thread, and reads its contact's row. */
export function useTakeSent() {
  const { mutate } = useSWRConfig()
  const change = useChange()
  const known = useKnownThread()
  const { readContact } = useKnownRows()
  return async ({ type, conversation_id: id, contact_id }: Place, message: ChatMessage) => {
    const key = threadKey(type, id)
    if (known(type, id)) {
      await change<Thread>(isSame(key), (thread) => mergeOne(thread, message))
      void readContact(contact_id)
      return
    }
    // It began with this message: until both are read it is shown as unsent.
    await mutate(key, readPage({ type, id }), { revalidate: false })
    await readContact(contact_id)
  }
}

type Place = Pick<Unsent, 'type' | 'conversation_id' | 'contact_id'>

const isSame = (wanted: Key) => (key: Key) => unstable_serialize(key) === unstable_serialize(wanted)
