import { type Pointer, realtime } from '#contract/people/realtime.ts'
import { call } from './client.ts'
import { openEvents } from './event-socket.ts'
import { serverNow } from './server-time.ts'

interface Live {
  onPointer: (pointer: Pointer) => void
  /** True while every channel is subscribed and the socket responds. */
  onLive: (live: boolean) => void
  /** A new connection replaced one that closed at this server time: what was announced since then was missed. */
  onRenewed: (closedAt: number) => void
  signal: AbortSignal
}

const READY_TIMEOUT_MS = 15_000
const LONGEST_PAUSE_MS = 30_000

/** The fraction of a token's life after which it is replaced; the rest allows for slow connections. */
const USED = 11 / 12
const LEAST_MS = 30_000

/** A timer this late means the device slept and received no pushes; a hidden page's timers may be a minute late. */
const ASLEEP_MS = 120_000

/** Keeps the caller's channels subscribed until `signal`: renews tokens before they expire, backs off on failure. */
export async function keepConnected(live: Live) {
  let failures = 0
  let closedAt: number | undefined
  while (!live.signal.aborted) {
    try {
      closedAt = await stayConnected(live, closedAt)
      failures = 0
    } catch {
      live.onLive(false)
      closedAt = undefined
      failures += 1
      await pauseOrWake(
        Math.min(LONGEST_PAUSE_MS, 1_000 * 2 ** (failures - 1)) * (0.5 + Math.random() / 2),
        live.signal,
      )
    }
  }
}

/** One connection, after one that closed: returns the time when its token is about to expire; throws if it broke. */
async function stayConnected({ onPointer, onLive, onRenewed, signal }: Live, closedAt: number | undefined) {
  const { token, endpoint, channels, expires_at } = await call(realtime.token)
  const usedMs = Math.max(LEAST_MS, (Date.parse(expires_at) - serverNow()) * USED)
  // One event holds all pointers of a change.
  const onEvent = (event: unknown) => (event as Pointer[]).forEach(onPointer)
  const socket = openEvents({ endpoint, token, channels, onEvent })
  try {
    const tooLate = new Promise((_, reject) => setTimeout(() => reject(new Error('not ready')), READY_TIMEOUT_MS))
    await Promise.race([socket.ready, tooLate])
    onLive(true)
    if (closedAt !== undefined) onRenewed(closedAt)
    const endsAt = Date.now() + usedMs
    await Promise.race([pauseOrAbort(usedMs, signal), socket.broken])
    if (Date.now() > endsAt + ASLEEP_MS) throw new Error('asleep')
    return serverNow()
  } finally {
    socket.close()
  }
}

function pauseOrAbort(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    if (signal.aborted) done()
    else signal.addEventListener('abort', done)
  })
}

/** A pause that ends early when the device wakes up, goes online or shows the page again. */
async function pauseOrWake(milliseconds: number, signal: AbortSignal) {
  const woken = new AbortController()
  const wake = () => navigator.onLine && !document.hidden && woken.abort()
  window.addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  await pauseOrAbort(milliseconds, AbortSignal.any([signal, woken.signal]))
  window.removeEventListener('online', wake)
  document.removeEventListener('visibilitychange', wake)
}
