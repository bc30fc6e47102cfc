import type { KeyboardEvent } from 'react'

/** Opens a native select's list, or just focuses it in browsers that cannot. */
export function openList(select: HTMLSelectElement | null) {
  select?.focus()
  if (select && 'showPicker' in select) select.showPicker()
}

/** For a select that acts as soon as an option is chosen: a key opens its list instead of changing the choice. */
export function openByKey(event: KeyboardEvent<HTMLSelectElement>) {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey
  if (isShortcut || !(event.key.startsWith('Arrow') || event.key.length === 1)) return
  event.preventDefault()
  openList(event.currentTarget)
}
