/** True if this browser shows notifications outside the page. */
export const mayPopUp = () => 'Notification' in window && Notification.permission === 'granted'

/** Shows a notification, replacing one with the same tag; a click focuses the page. Returns a function to close it. */
export function popUp(words: string, tag: string, onClick: () => void = () => {}): () => void {
  const shown = new Notification(words, { tag, icon: '/favicon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
    onClick()
  }
  return () => shown.close()
}
