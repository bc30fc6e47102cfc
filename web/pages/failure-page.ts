import { notFoundPage } from './not-found-page.ts'
import { layout, type Page } from './parts/layout.ts'
import { notice } from './parts/notice.ts'
import type { Reader } from './reader.ts'
import { dealerStyle } from './styles/dealer-style.ts'

/** The page shown if the requested one, of kind `of`, does not exist or could not be rendered. */
export function failurePage(
  reader: Reader,
  status: number,
  of?: 'vehicle' | 'dealer' | 'file' | 'sitemap' | 'texting',
): Page {
  if (status < 500)
    return notFoundPage(reader, status === 404 && of && of !== 'sitemap' && of !== 'texting' ? of : 'page')
  const { t } = reader
  return layout({
    reader,
    kind: { style: dealerStyle },
    // Also after a bug: search engines then retry instead of dropping the page.
    status: 503,
    preview: { title: `${t.failed_title} · Lotwire`, description: t.failed_text, siteName: 'Lotwire', isHidden: true },
    main: notice({ title: t.failed_title, text: t.failed_text, link: { href: '', label: t.try_again } }),
  })
}
