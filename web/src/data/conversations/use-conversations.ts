import { useRef, useState } from 'react'
import useSWR, { unstable_serialize, useSWRConfig } from 'swr'
import type { chats } from '#contract/messaging/chats.ts'
import type { Output } from '#contract/route.ts'
import type { ApiError } from '../../lib/api-error.ts'
import { POLL_MS, useIsLive } from '../../lib/realtime.ts'
import { useReadOn } from '../../lib/use-read-on.ts'
import { listConversations } from './conversations.ts'
import {
  appendPage,
  type ConversationList,
  refreshHead,
  type StatusFilter,
  type Waiting,
} from './merge-conversations.ts'

const PAGE = 50
/** What is pushed does not tell whether it is in a list under a name: that is read again, at most this often. */
const VIEW_GATHER_MS = 1_000
/** Who is in such a list may change by time alone. */
const VIEW_MS = 60_000
const KEY = 'conversations'
/** The start of every list's key, as serialized by SWR. */
export const LISTS = unstable_serialize([KEY])

/** For `mutate`: matches every loaded list, for any filter. */
export const isConversationList = (key: unknown) => Array.isArray(key) && key[0] === KEY

/** With a search or a label, a page may have fewer rows than its maximum, even none, and still have a cursor. */
const isShort = ({ data, cursor }: Output<typeof chats.recent>) => cursor !== null && data.length < PAGE

interface Filter {
  status: StatusFilter
  search: string
  label?: string
  waiting?: Waiting
  view?: string
}

/**
 * The conversations under a filter, newest first. One page is read again to stay fresh, polled only while nothing is
 * pushed; further pages are appended on scroll.
 */
export function useConversations({ status, search, label = '', waiting = '', view = '' }: Filter) {
  const isLive = useIsLive()
  const { cache } = useSWRConfig()
  const isReading = useRef(false)
  const [failedAt, setFailedAt] = useState<string>()
  const key = [KEY, status, search, label, waiting, view] as const
  const known = () => cache.get(unstable_serialize(key))?.data as ConversationList | undefined

  const readPage = (cursor?: string) =>
    listConversations({
      status,
      search,
      per_page: PAGE,
      cursor,
      label: label || undefined,
      waiting: waiting || undefined,
      view: view || undefined,
    })
  async function read(): Promise<ConversationList> {
    const before = known()
    const head = await readPage()
    const empty = {
      data: [],
      total: null,
      cursor: null,
      status: view ? ('all' as const) : status,
      search,
      label,
      waiting,
      view,
    }
    const list = refreshHead(before ?? empty, head)
    return { ...list, isPaused: list.cursor === head.cursor ? isShort(head) : before?.isPaused }
  }
  const { data, error, mutate } = useSWR<ConversationList, ApiError>(key, read, {
    refreshInterval: !isLive ? POLL_MS : view ? VIEW_MS : 0,
    // Pushes were missed while the page was left, however soon the user returns.
    dedupingInterval: 0,
  })
  useReadOn(
    ({ contact_id }) => view !== '' && contact_id !== null,
    async () => {
      await new Promise((resolve) => setTimeout(resolve, VIEW_GATHER_MS))
      await mutate()
    },
  )

  async function loadMore() {
    const cursor = known()?.cursor
    if (isReading.current || !cursor) return
    isReading.current = true
    try {
      const page = await readPage(cursor)
      const appended = (list: ConversationList) => ({ ...appendPage(list, page), isPaused: isShort(page) })
      await mutate((list) => (list?.cursor === cursor ? appended(list) : list), { revalidate: false })
    } catch {
      setFailedAt(cursor)
    } finally {
      isReading.current = false
    }
  }

  const moreFailed = failedAt !== undefined && failedAt === data?.cursor
  return { list: data, error, retry: () => mutate(), loadMore, moreFailed }
}
