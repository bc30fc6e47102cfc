import { useRef, useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ApiError } from '../../../lib/api-error.ts'
import { coalesced } from '../../../lib/coalesced.ts'
import { POLL_MS, useIsLive, useLive } from '../../../lib/realtime.ts'
import { mergeStretch, type Thread } from './merge-messages.ts'
import { readPage, readTail, readWhole, type Stretch } from './read-thread.ts'

export const threadKey = (type: Channel, id: string) => ['thread', type, id] as const

/** What is loaded of a conversation at this moment, outside React's rendering. */
export function useKnownThread() {
  const { cache } = useSWRConfig()
  return (type: Channel, id: string) => cache.get(unstable_serialize(threadKey(type, id)))?.data as Thread | undefined
}

/**
 * The messages of a conversation, oldest first. Opening reads the newest page; after that only its tail is read, by
 * push or every 3 seconds. `null` waits: the contact has no conversation on the channel.
 */
export function useThread(type: Channel, id: string | null) {
  const isLive = useIsLive()
  const known = useKnownThread()
  const opened = useRef<string | null>(null)

  async function read(): Promise<Thread> {
    const place = { type, id: id ?? '' }
    const before = known(place.type, place.id)
    const isOpening = !before || opened.current !== id
    const { fresh, after }: Stretch = isOpening ? { fresh: await readPage(place) } : await readTail(place, before)
    opened.current = id
    const now = known(place.type, place.id)
    return now ? mergeStretch(now, fresh, after) : fresh
  }

  const key = id === null ? null : threadKey(type, id)
  const { data, error, mutate } = useSWR<Thread, ApiError>(key, read, {
    refreshInterval: isLive ? 0 : POLL_MS,
    dedupingInterval: 500,
  })

  /** A pointer says that something changed: mostly near the end, else anywhere in what is loaded. */
  async function refresh() {
    const place = { type, id: id ?? '' }
    const merge = ({ fresh, after }: Stretch) =>
      mutate((thread) => thread && mergeStretch(thread, fresh, after), { revalidate: false })
    const before = known(type, place.id)
    if (!before) return mutate()
    const merged = await merge(await readTail(place, before))
    if (merged === before) await merge(await readWhole(place, before))
  }
  const [inTurn] = useState(coalesced)
  useLive(
    (pointer) => {
      if (id !== null && pointer.conversation_id === id) inTurn(refresh)
    },
    { deliveries: true },
  )

  return { thread: data, error, retry: () => mutate() }
}
