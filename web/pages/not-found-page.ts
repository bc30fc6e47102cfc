import { dealerPath, linkFor } from './addresses.ts'
import { backLink } from './parts/back-link.ts'
import { layout, type Page } from './parts/layout.ts'
import { notice } from './parts/notice.ts'
import type { Reader } from './reader.ts'
import { dealerStyle } from './styles/dealer-style.ts'

interface Missing {
  /** The page's own path, for the link to change its language. */
  path?: string
  /** The dealer that it belongs to, if known, to link to. */
  dealer_id?: string
}

/** For an id or a URL that leads to nothing. */
export function notFoundPage(
  reader: Reader,
  of: 'vehicle' | 'dealer' | 'file' | 'page',
  { path, dealer_id }: Missing = {},
): Page {
  const { t } = reader
  const [title, text] = {
    vehicle: [t.not_found, t.not_found_text],
    dealer: [t.dealer_not_found, t.dealer_not_found_text],
    file: [t.file_not_found, t.file_not_found_text],
    page: [t.page_not_found, t.page_not_found_text],
  }[of] as [string, string]
  const all = dealer_id && dealerPath(dealer_id)
  return layout({
    reader,
    kind: { style: dealerStyle },
    status: 404,
    path,
    preview: { title: `${title} · Lotwire`, description: text, siteName: 'Lotwire', isHidden: true },
    bar: all ? backLink(reader, all) : undefined,
    main: notice({ title, text, link: all ? { href: linkFor(reader, all), label: t.all_vehicles } : undefined }),
  })
}
