/** Reports a view of the vehicle, once per tab, after everything that the visitor waits for; and each call. */
export function countVisits() {
  const { view, call } = document.querySelector<HTMLElement>('[data-view]')?.dataset ?? {}
  const tell = (path: string | undefined) => {
    if (path) fetch(path, { method: 'POST', keepalive: true }).catch(() => {})
  }
  const tellView = () => {
    try {
      if (sessionStorage.getItem(`seen ${view}`)) return
      sessionStorage.setItem(`seen ${view}`, '1')
    } catch {
      // If nothing may be stored, the server detects repeats.
    }
    tell(view)
  }
  const begin = () => setTimeout(tellView)
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
  for (const link of document.querySelectorAll('a[href^="tel:"]')) link.addEventListener('click', () => tell(call))
}
