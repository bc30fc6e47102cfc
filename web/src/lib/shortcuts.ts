import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { hasModifier, isTyping } from './is-typing.ts'

/** A keyboard shortcut on the current page. */
export interface Shortcut {
  /** As in `KeyboardEvent.key`. */
  key: string
  /** Its action, worded like a button. */
  label: string
  run: () => void
}

let shortcuts: readonly Shortcut[] = []
const listeners = new Set<() => void>()

function change(next: readonly Shortcut[]) {
  shortcuts = next
  for (const listener of listeners) listener()
}

/** If two use the same key, the most recently added wins. */
function onKeyDown(event: KeyboardEvent) {
  if (hasModifier(event) || isTyping(event)) return
  const pressed = shortcuts.findLast(({ key }) => key === event.key)
  if (!pressed) return
  event.preventDefault()
  pressed.run()
}

/**
 * Assigns an action to a key while the calling component is mounted, except while the user is typing; none for a null
 * key. The palette and the sheet of shortcuts list it under its label.
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

/** The shortcuts currently available, each key once. */
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

/** Runs a key's action, for a menu that also offers it. */
export const press = (key: string) => shortcuts.findLast((one) => one.key === key)?.run()
