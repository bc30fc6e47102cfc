/**
 * Runs before the first picture: one that fails in the requested size is requested in the feed's original size, and one
 * that fails entirely reveals the drawing behind it.
 */
export function watchPictures() {
  const fail = ({ target }: Event) => {
    if (!(target instanceof HTMLImageElement)) return
    const { whole } = target.dataset
    if (!whole) return target.classList.add('failed')
    delete target.dataset.whole
    target.removeAttribute('srcset')
    target.src = whole
  }
  addEventListener('error', fail, true)
}
