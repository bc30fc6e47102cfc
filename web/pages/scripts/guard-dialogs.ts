/** Dialogs close with their button and on a tap outside, and the Tab key stays inside. */
export function guardDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog || (target as Element).closest('[data-close]')) dialog.close()
    })
    dialog.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return
      const stops = [...dialog.querySelectorAll<HTMLElement>('button, input')]
      const edge = event.shiftKey ? stops.at(0) : stops.at(-1)
      if (document.activeElement !== edge) return
      event.preventDefault()
      stops.at(event.shiftKey ? -1 : 0)?.focus()
    })
  }
}
