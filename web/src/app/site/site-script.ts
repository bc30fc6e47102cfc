import type { Language } from '#contract/language.ts'
import { kept } from '../../lib/kept.ts'
import { storeLanguage } from '../../lib/language/stored-language.ts'

type Look = 'light' | 'dark'

const root = document.documentElement

/** All interactivity of a rendered page; without it everything can still be read, and every link works. */
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const link = target.closest('a')
  if (link) {
    // The next page is in this page's language, or in the one that was chosen on it.
    storeLanguage((link.hreflang || root.lang) as Language)
    // The other language's page also needs the email address and code from an emailed link.
    if (link.hreflang) link.search = location.search
    link.closest<HTMLElement>('[popover]')?.hidePopover()
  }
  const look = target.closest<HTMLElement>('[data-look]')?.dataset.look as Look | undefined
  if (look) choose(look)
})

/** Stored under the workspace's own key. */
function choose(look: Look) {
  kept.write('theme', look)
  show(look)
  // The pressed button is now hidden; focus the one that replaces it.
  document.querySelector<HTMLElement>(`[data-look]:not([data-look="${look}"])`)?.focus()
}

function show(look: Look) {
  root.classList.remove('light', 'dark')
  root.classList.add(look)
  root.style.colorScheme = look
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  if (!['light', 'dark'].includes(kept.read('theme') ?? '')) show(matches ? 'dark' : 'light')
})

for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())

/** Loads a form's code, whose URLs are in the page, once the page is painted. */
function loadForm() {
  const [own = '', ...imported] =
    document.querySelector<HTMLMetaElement>('[name=form-scripts]')?.content.split(' ') ?? []
  if (!own) return
  for (const href of imported)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: own }))
}
requestAnimationFrame(() => setTimeout(loadForm))

/** A submission before that code is loaded is repeated by the code once it is. */
document.addEventListener('submit', ({ target, defaultPrevented }) => {
  const form = document.getElementById('form')
  if (form && !defaultPrevented && form.contains(target as Element)) form.dataset.sent = 'early'
})
