import { mutate } from 'swr'
import { onPointer } from '../../lib/realtime.ts'
import type { Thread } from './merge-messages.ts'
import type { Place } from './messages.ts'
import { readPage, threadKey } from './read-thread.ts'

/** A page that nobody has taken by then is none that anybody waits for. */
const KEPT_MS = 3_000

let early: { id: string; page: Promise<Thread> } | undefined

/** Asks for the newest page with the click that opens its thread: what shows it is made meanwhile. */
export function readEarly(place: Place): void {
  const one = { id: place.id, page: readPage(place) }
  // Whoever takes it hears of that.
  one.page.catch(() => {})
  early = one
  const drop = () => {
    if (early === one) early = undefined
  }
  // Told before the thread itself listens, it may be missing in the page.
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

/** The page that was asked for with the click, once. */
export function takeEarly(id: string): Promise<Thread> | undefined {
  if (early?.id !== id) return undefined
  const { page } = early
  early = undefined
  return page
}
