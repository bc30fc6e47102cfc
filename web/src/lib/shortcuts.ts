import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { hasModifier, isTyping } from './is-typing.ts'

/** A key that does something on the page at hand. */
export interface Shortcut {
  /** As `KeyboardEvent.key` has it. */
  key: string
  /** What it does, as a button says it. */
  label: string
  run: () => void
}

let shortcuts: readonly Shortcut[] = []
const listeners = new Set<() => void>()

function change(next: readonly Shortcut[]) {
  shortcuts = next
  for (const listener of listeners) listener()
}

/** Of two for one key the one that came last counts. */
function onKeyDown(event: KeyboardEvent) {
  if (hasModifier(event) || isTyping(event)) return
  const pressed = shortcuts.findLast(({ key }) => key === event.key)
  if (!pressed) return
  event.preventDefault()
  pressed.run()
}

/**
 * Lets a key do something while the calling component is on the page, never while somebody types; without a key nothing.
 * The palette and the sheet of shortcuts list it under its label.
 */
export function useShortcut(key: string | null, label: string, run: () => void) {
  const press = useEffectEvent(run)
  useEffect(() => {
    if (key === null) return
    const own: Shortcut = { key, label, run: () => press() }
    if (shortcuts.length === 0) window.addEventListener('keydown', onKeyDown)
    change([...shortcuts, own])
    return () => {
      change(shortcuts.filter((one) => one !== own))
      if (shortcuts.length === 0) window.removeEventListener('keydown', onKeyDown)
    }
  }, [key, label])
}

/** What the keys do at the moment, each key once. */
export function useShortcuts(): readonly Shortcut[] {
  const all = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shortcuts,
  )
  return all.filter((one) => all.findLast(({ key }) => key === one.key) === one)
}

/** Does what a key does: for a menu that offers it as well. */
export const press = (key: string) => shortcuts.findLast((one) => one.key === key)?.run()
