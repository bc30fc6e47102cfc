import { dealerPath, publicAddress, sitemapPath, vehiclePath } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'
import type { Reader } from '../reader.ts'

/** A file may have 50,000 URLs (sitemaps.org); a function's 6 MB response fits this many with the longest domain. */
const ADDRESSES_A_FILE = 15_000

interface Address {
  path: string
  changed_at?: Date
}

/**
 * The pages of a dealer's vehicles, for search engines (sitemaps.org): all in one file, or else an index of files,
 * whose `page` starts at 1; undefined for a file that does not exist.
 */
export function sitemap(
  site: Pick<Reader, 'origin'>,
  id: string,
  vehicles: readonly { id: string; changed_at: Date }[],
  page?: number,
): string | undefined {
  const all: Address[] = [
    { path: dealerPath(id) },
    ...vehicles.map(({ id, changed_at }) => ({ path: vehiclePath(id), changed_at })),
  ]
  const files = Math.ceil(all.length / ADDRESSES_A_FILE)
  if (page !== undefined && page > files) return
  if (page === undefined && files > 1) return indexOf(site, id, files)
  const start = ((page ?? 1) - 1) * ADDRESSES_A_FILE
  return document(
    'urlset',
    all.slice(start, start + ADDRESSES_A_FILE).map((each) => entry(site, 'url', each)),
  )
}

const indexOf = (site: Pick<Reader, 'origin'>, id: string, files: number) =>
  document(
    'sitemapindex',
    Array.from({ length: files }, (_, i) => entry(site, 'sitemap', { path: `${sitemapPath(id)}?page=${i + 1}` })),
  )

const entry = (site: Pick<Reader, 'origin'>, kind: 'url' | 'sitemap', { path, changed_at }: Address): Html =>
  html`
<${kind}><loc>${publicAddress(site, path)}</loc>${changed_at && html`<lastmod>${changed_at.toISOString()}</lastmod>`}</${kind}>`

const document = (root: 'urlset' | 'sitemapindex', entries: readonly Html[]): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</${root}>
`.text
