/** True for key presses that shortcuts ignore: in fields, menus and dialogs. */
export function isTyping(event: Event & { isComposing?: boolean }): boolean {
  if (event.defaultPrevented || event.isComposing) return true
  const target = event.target as HTMLElement | null
  return !!target?.closest?.(
    'input, textarea, select, [contenteditable], [role=menu], [role=dialog], [role=alertdialog]',
  )
}

/** True for key presses in menus and dialogs. */
export const isInDialog = ({ target }: Event) =>
  !!(target as HTMLElement | null)?.closest?.('[role=menu], [role=dialog], [role=alertdialog]')

/** A key pressed with a modifier has another meaning. */
export const hasModifier = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey
