import type { KeyboardEvent } from 'react'

/** Shows what a native select offers; where the browser cannot, it has the focus. */
export function openList(select: HTMLSelectElement | null) {
  select?.focus()
  if (select && 'showPicker' in select) select.showPicker()
}

/** For a select that acts as soon as something is chosen: a key opens its list, and chooses nothing by itself. */
export function openByKey(event: KeyboardEvent<HTMLSelectElement>) {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey
  if (isShortcut || !(event.key.startsWith('Arrow') || event.key.length === 1)) return
  event.preventDefault()
  openList(event.currentTarget)
}
