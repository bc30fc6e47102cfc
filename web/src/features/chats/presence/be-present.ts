import { BEAT_SECONDS, type Doing } from '#contract/messaging/presence-facts.ts'
import type { Place } from '../../../data/messages/messages.ts'
import { tellPresence } from '../../../data/presence.ts'
import { coalesced } from '../../../lib/coalesced.ts'
import { onPointer } from '../../../lib/realtime.ts'
import { onTyping, typedAt } from './typing.ts'

/** Whoever goes through the list is not at each conversation that they pass. */
const STAY_MS = 1_000
/** How soon it is seen that somebody no longer types, or has done nothing for long. */
const LOOK_MS = 5_000
/** Somebody writes for this long after each key. */
const TYPING_MS = 20_000
/** Somebody who has done nothing in this page for as long is not there, though it is open. */
const ACTIVE_MS = 5 * 60_000

const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Tells colleagues that the user is at a contact's conversations, and whether they write there, until they `leave`. A
 * hidden page, or one that nobody touches, says and asks nothing. `askAgain`: for who may have missed a pointer.
 */
export function bePresent(contact: string, user: string, place: () => Place) {
  // A page that is only loaded waits for its user.
  let actedAt = navigator.userActivation?.hasBeenActive ? Date.now() : Number.NEGATIVE_INFINITY
  let told: Doing | 'gone' = 'gone'
  let toldAt = 0
  let isOver = false
  const inTurn = coalesced()

  function doing() {
    const now = Date.now()
    if (isOver || document.hidden || now - actedAt > ACTIVE_MS) return 'gone'
    return now - typedAt(contact) < TYPING_MS ? 'writing' : 'looking'
  }
  const tell = () =>
    inTurn(async () => {
      const next = doing()
      if (next === 'gone' && told === 'gone') return
      told = next
      toldAt = Date.now()
      await tellPresence(place(), contact, next)
    })
  function look() {
    const isDue = told !== 'gone' && Date.now() - toldAt >= BEAT_SECONDS * 1000
    if (isDue || doing() !== told) tell()
  }
  const askAgain = () => {
    if (told !== 'gone') tell()
  }

  const gone = new AbortController()
  const options = { signal: gone.signal, passive: true, capture: true }
  let timer = setTimeout(stay, STAY_MS)
  function stay() {
    look()
    timer = setInterval(look, LOOK_MS)
    const acts = () => {
      actedAt = Date.now()
      if (told === 'gone') look()
    }
    for (const act of ACTS) window.addEventListener(act, acts, options)
    document.addEventListener('visibilitychange', () => (document.hidden ? look() : acts()), options)
    const stops = [
      onTyping(look),
      onPointer(({ changed, contact_id, user_id }) => {
        if (changed === 'presence' && contact_id === contact && user_id !== user) askAgain()
      }),
    ]
    gone.signal.addEventListener('abort', () => {
      for (const stop of stops) stop()
    })
  }

  function leave() {
    isOver = true
    clearTimeout(timer)
    gone.abort()
    tell()
  }
  return { leave, askAgain }
}
