import { mutate } from 'swr'
import { onPointer } from '../../lib/realtime.ts'
import type { Thread } from './merge-messages.ts'
import type { Place } from './messages.ts'
import { readPage, threadKey } from './read-thread.ts'

/** A page not taken within this time is no longer wanted. */
const KEPT_MS = 3_000

let early: { id: string; page: Promise<Thread> } | undefined

/** Requests the newest page on the click that opens its thread, while its components are being prepared. */
export function readEarly(place: Place): void {
  const one = { id: place.id, page: readPage(place) }
  // The error reaches whoever takes the page.
  one.page.catch(() => {})
  early = one
  const drop = () => {
    if (early === one) early = undefined
  }
  // A message announced before the thread itself listens may be missing from the page.
  const stop = onPointer(({ conversation_id }) => {
    if (conversation_id !== place.id) return
    drop()
    void mutate(threadKey(place.type, place.id))
  })
  setTimeout(() => {
    stop()
    drop()
  }, KEPT_MS)
}

/** The page requested on the click; can be taken once. */
export function takeEarly(id: string): Promise<Thread> | undefined {
  if (early?.id !== id) return undefined
  const { page } = early
  early = undefined
  return page
}
