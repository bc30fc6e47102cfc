/** Whether this browser shows notifications outside the page. */
export const mayPopUp = () => 'Notification' in window && Notification.permission === 'granted'

/** Shows words outside the page, in place of those under the same tag; a click leads back to it. Returns how to take them away. */
export function popUp(words: string, tag: string, onClick: () => void = () => {}): () => void {
  const shown = new Notification(words, { tag, icon: '/favicon.svg' })
  shown.onclick = () => {
    window.focus()
    shown.close()
    onClick()
  }
  return () => shown.close()
}
