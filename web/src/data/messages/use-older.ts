import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { prependOlder, type Thread } from './merge-messages.ts'
import { readPage, threadKey } from './read-thread.ts'

/** On the way to one message the most that a page may hold. */
const FAR_PAGE = 200

/** Loads messages older than the loaded ones, a page at a time. */
export function useOlder(type: Channel, id: string, thread: Thread) {
  const { mutate } = useSWRConfig()
  const isReading = useRef(false)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  /** After a failure only the user can retry, not the scroll position. */
  async function loadOlder({ again = false, isFar = false } = {}) {
    if (isReading.current || thread.cursor === null || (state === 'failed' && !again)) return
    isReading.current = true
    setState('loading')
    try {
      const older = await readPage({ type, id }, thread.cursor, isFar ? FAR_PAGE : undefined)
      await mutate(threadKey(type, id), (now?: Thread) => now && prependOlder(now, older), { revalidate: false })
      setState('idle')
    } catch {
      setState('failed')
    } finally {
      isReading.current = false
    }
  }
  return { loadOlder, isLoading: state === 'loading', hasFailed: state === 'failed' }
}
