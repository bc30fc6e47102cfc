import { html } from './markup/html.ts'
import { backLink } from './parts/back-link.ts'
import { layout, type Page } from './parts/layout.ts'
import { notice } from './parts/notice.ts'
import type { Reader } from './reader.ts'
import { dealerStyle } from './styles/dealer-style.ts'

/** For an id that leads to nothing; `path` is the page's own, so that its language can be changed. */
export function notFoundPage(reader: Reader, of: 'vehicle' | 'dealer', path?: string): Page {
  const { t } = reader
  const [title, text] =
    of === 'vehicle' ? [t.not_found, t.not_found_text] : [t.dealer_not_found, t.dealer_not_found_text]
  return layout({
    reader,
    kind: { style: dealerStyle },
    status: 404,
    path,
    preview: { title: `${title} · Lotwire`, description: text, siteName: 'Lotwire', isHidden: true },
    bar: html`${backLink(reader)}<span class="whose"></span>`,
    main: notice({ title, text, link: { href: '/', label: t.home } }),
  })
}
