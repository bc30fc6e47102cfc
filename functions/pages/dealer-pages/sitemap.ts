import { dealerPath, publicAddress, vehiclePath } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'

/** What one file may hold (sitemaps.org). */
const ADDRESSES_MAX = 50_000
/** A function's answer holds 6 MB, escaped. Addresses are ASCII. */
const BYTES_MAX = 5_000_000

/** The pages of a dealer's cars, for search engines (sitemaps.org): all of them, or as many as one file takes. */
export function sitemap(
  id: string,
  cars: readonly { id: string; changed_at: Date }[],
): { status: number; body: string } {
  const urls = [urlOf(dealerPath(id)), ...cars.map((car) => urlOf(vehiclePath(car.id), car.changed_at.toISOString()))]
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${fitting(urls)}</urlset>
`
  return { status: 200, body: document.text }
}

function fitting(urls: readonly Html[]): readonly Html[] {
  let bytes = 0
  return urls.slice(0, ADDRESSES_MAX).filter(({ text }) => {
    bytes += text.length
    return bytes < BYTES_MAX
  })
}

const urlOf = (path: string, changedAt?: string): Html =>
  html`
<url><loc>${publicAddress(path)}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>`
