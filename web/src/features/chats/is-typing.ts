/** Shortcuts stay silent in fields, menus and dialogs, and with a modifier. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target as HTMLElement | null
  return !!target?.closest?.(
    'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]',
  )
}
