const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const

const waiting = new Set<() => unknown>()
let isTouched = false

function touch() {
  isTouched = true
  for (const type of TOUCHES) removeEventListener(type, touch, true)
  for (const load of waiting) load()
  waiting.clear()
}

/** Does something once somebody is at the page: what only opens by a hand is loaded then, and is there when it opens. */
export function onFirstTouch(load: () => unknown) {
  if (typeof window === 'undefined') return
  if (isTouched) return void load()
  if (waiting.size === 0) for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true })
  waiting.add(load)
}
