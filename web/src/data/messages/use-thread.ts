import { useEffect, useRef, useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { coalesced } from '../../lib/coalesced.ts'
import { POLL_MS, useIsLive, useLive, useRenewed } from '../../lib/realtime.ts'
import { takeEarly } from './early-page.ts'
import { mergeStretch, newestOf, type Thread } from './merge-messages.ts'
import { readChanged, readPage, readTail, type Stretch, threadKey } from './read-thread.ts'

/** Returns the loaded part of a conversation at the time of the call, outside React's rendering. */
function useKnownThread() {
  const { cache } = useSWRConfig()
  return (type: Channel, id: string) => cache.get(unstable_serialize(threadKey(type, id)))?.data as Thread | undefined
}

/**
 * The messages of a conversation, oldest first. Opening reads the newest page; after that only its tail is read, on
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
    const { fresh, after }: Stretch = isOpening
      ? { fresh: await (takeEarly(place.id) ?? readPage(place)) }
      : await readTail(place, before)
    opened.current = id
    const now = known(place.type, place.id)
    return now ? mergeStretch(now, fresh, after) : fresh
  }

  const key = id === null ? null : threadKey(type, id)
  useNewestKept(key)
  const { data, error, mutate } = useSWR<Thread, ApiError>(key, read, {
    refreshInterval: isLive ? 0 : POLL_MS,
    dedupingInterval: 500,
  })

  const merge = ({ fresh, after }: Stretch) =>
    mutate((thread) => thread && mergeStretch(thread, fresh, after), { revalidate: false })

  /** Something arrived, or changed near the end. */
  async function refresh() {
    const before = known(type, id ?? '')
    return before ? merge(await readTail({ type, id: id ?? '' }, before)) : mutate()
  }
  /** Existing messages changed, near the end or far above. */
  async function refreshChanged() {
    for (const messageId of changed.current) {
      changed.current.delete(messageId)
      const before = known(type, id ?? '')
      const stretch =
        before && (await readChanged({ type, id: id ?? '' }, before, messageId).catch(dueAgain(messageId)))
      if (stretch) await merge(stretch)
    }
  }
  const dueAgain = (messageId: string) => (error: unknown) => {
    changed.current.add(messageId)
    throw error
  }
  const changed = useRef(new Set<string>())
  const [inTurn] = useState(coalesced)
  const [ofChanged] = useState(coalesced)
  useLive(
    ({ conversation_id, message_id }) => {
      if (id === null || conversation_id !== id) return
      if (message_id === undefined) return inTurn(refresh)
      changed.current.add(message_id)
      ofChanged(refreshChanged)
    },
    { deliveries: true },
  )
  useRenewed(() => {
    if (id !== null) inTurn(refresh)
  })

  return { thread: data, error, retry: () => mutate() }
}

/** Once a conversation is left, only its newest messages stay in memory. */
function useNewestKept(key: ReturnType<typeof threadKey> | null) {
  const { mutate } = useSWRConfig()
  const name = key && unstable_serialize(key)
  useEffect(() => {
    if (name === null) return
    return () => void mutate(name, (thread?: Thread) => thread && newestOf(thread), { revalidate: false })
  }, [name, mutate])
}
