/**
 * Runs before the first picture: one that does not come in the size asked for is asked for as the feed gave it, and one
 * that does not come at all makes room for the drawing behind it.
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
