import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Thread } from '../../../data/messages/merge-messages.ts'
import type { useOlder } from '../../../data/messages/use-older.ts'
import type { MessageListHandle } from './message-list.tsx'

/** Leads to a message of the thread, which may have to be loaded first; one that cannot be is not sought any longer. */
export function useJump(thread: Thread, older: ReturnType<typeof useOlder>, list: RefObject<MessageListHandle | null>) {
  const [sought, setSought] = useState<string | null>(null)
  const found = thread.messages.find(({ id }) => id === sought)
  const seek = useEffectEvent(() => {
    if (!found && thread.cursor !== null && !older.hasFailed) return void older.loadOlder({ isFar: true })
    if (found) list.current?.scrollToMessage(found.client_id ?? found.id)
    setSought(null)
  })
  const step = sought === null ? null : `${sought} ${found !== undefined} ${thread.cursor} ${older.hasFailed}`
  useEffect(() => {
    if (step !== null) seek()
  }, [step])
  return setSought
}
