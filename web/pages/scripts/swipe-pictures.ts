/** One finger that moves on the large picture by the width of a thumb turns it: to the left leads on. */
export function swipePictures() {
  const lightbox = document.querySelector<HTMLDialogElement>('.lightbox')
  let touchedAt = 0
  lightbox?.addEventListener(
    'touchstart',
    ({ touches }) => {
      // Two fingers zoom in, and one finger then pans.
      const isZoomed = touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1
      touchedAt = isZoomed ? Number.NaN : (touches[0]?.clientX ?? 0)
    },
    { passive: true },
  )
  lightbox?.addEventListener('touchend', ({ changedTouches }) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - touchedAt
    if (Math.abs(moved) > 40) lightbox.querySelector<HTMLElement>(`[data-turn="${moved < 0 ? 1 : -1}"]`)?.click()
  })
}
