/** The gallery: buttons, arrow keys, thumbnails and counter for the strip, and the same pictures full screen. */
export function turnPictures() {
  const strip = document.querySelector<HTMLElement>('.strip')
  const lightbox = document.querySelector<HTMLDialogElement>('.lightbox')
  const large = lightbox?.querySelector('img')
  if (!strip || !lightbox || !large) return
  const slides = [...strip.querySelectorAll<HTMLAnchorElement>('[data-large]')]
  const thumbs = [...document.querySelectorAll<HTMLAnchorElement>('.thumbs a')]
  const total = slides.length
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  let at = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const show = (next: number) => {
    at = (next + total) % total
    for (const counter of document.querySelectorAll('.counter')) counter.textContent = `${at + 1} / ${total}`
    for (const [i, thumb] of thumbs.entries()) {
      if (i === at) thumb.setAttribute('aria-current', 'true')
      else thumb.removeAttribute('aria-current')
    }
    const row = thumbs[at]?.closest<HTMLElement>('.thumbs')
    const thumb = thumbs[at]?.parentElement
    if (row && thumb)
      row.scrollTo({
        left: thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2,
        behavior: isCalm ? 'auto' : 'smooth',
      })
    const slide = slides[at]
    if (!lightbox.open || !slide) return
    large.classList.remove('failed')
    large.dataset.whole = slide.dataset.whole ?? ''
    large.alt = slide.querySelector('img')?.alt ?? ''
    large.src = slide.href
  }
  const turn = (next: number) => {
    show(next)
    strip.scrollTo({ left: at * strip.clientWidth, behavior: isCalm || lightbox.open ? 'instant' : 'smooth' })
  }

  strip.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = setTimeout(() => {
      const seen = Math.round(strip.scrollLeft / strip.clientWidth)
      if (seen !== at && !lightbox.open) show(seen)
    }, 90)
  })
  for (const [i, thumb] of thumbs.entries())
    thumb.addEventListener('click', (event) => {
      event.preventDefault()
      turn(i)
    })
  for (const [i, slide] of slides.entries())
    slide.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      lightbox.showModal()
      show(i)
    })
  for (const button of document.querySelectorAll<HTMLElement>('[data-turn]'))
    button.addEventListener('click', () => turn(at + Number(button.dataset.turn)))
  for (const place of [strip, lightbox])
    place.addEventListener('keydown', (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!step || total < 2) return
      event.preventDefault()
      turn(at + step)
    })
  lightbox.addEventListener('close', () => large.removeAttribute('src'))
}
