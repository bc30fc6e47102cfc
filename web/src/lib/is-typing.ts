/** Shortcuts stay silent in fields, menus and dialogs. */
export function isTyping(event: Event & { isComposing?: boolean }): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  const target = event.target as HTMLElement | null
  return !!target?.closest?.(
    'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]',
  )
}

/** With a modifier a key means something else. */
export const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey
