import type { Language } from '#contract/language.ts'
import { storeLanguage } from '../../lib/language/stored-language.ts'

type Look = 'light' | 'dark'

const root = document.documentElement

/** All that moves on a rendered page; without it everything can still be read, and every link works. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  if (link) {
    // Whoever goes on from a page goes on in its language, or in the one that was chosen on it.
    storeLanguage((link.hreflang || root.lang) as Language)
    // A mailed link's address and code are needed in the other language, too.
    if (link.hreflang) link.search = location.search
    link.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  const look = target.closest<HTMLElement>('[data-look]')?.dataset.look as Look | undefined
  if (look) choose(look)
})

/** Under the name that the workspace keeps it by. */
function choose(look: Look) {
  localStorage.setItem('theme', look)
  show(look)
  // The button that was pressed is gone; the other one stands in its place.
  document.querySelector<HTMLElement>(`[data-look]:not([data-look="${look}"])`)?.focus()
}

function show(look: Look) {
  root.classList.remove('light', 'dark')
  root.classList.add(look)
  root.style.colorScheme = look
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  if (!['light', 'dark'].includes(localStorage.getItem('theme') ?? '')) show(matches ? 'dark' : 'light')
})

for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())

/** A form's code, whose addresses the page names: asked for once the page is painted. */
function loadForm() {
  const [own = '', ...imported] =
    document.querySelector<HTMLMetaElement>('[name=form-scripts]')?.content.split(' ') ?? []
  if (!own) return
  for (const href of imported)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: own }))
}
requestAnimationFrame(() => setTimeout(loadForm))

/** What is sent before that code is there, the code sends when it comes. */
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  const form = document.getElementById('form')
  if (form && !defaultPrevented && form.contains(target as Element)) form.dataset.sent = 'early'
})
