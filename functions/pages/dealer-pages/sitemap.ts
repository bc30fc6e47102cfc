import { dealerPath, publicAddress, vehiclePath } from '../addresses.ts'
import { type Html, html } from '../markup/html.ts'

/** Every page of a dealer's cars, for search engines (sitemaps.org). */
export function sitemap(
  id: string,
  cars: readonly { id: string; changed_at: Date }[],
): { status: number; body: string } {
  const urls = [urlOf(dealerPath(id)), ...cars.map((car) => urlOf(vehiclePath(car.id), car.changed_at.toISOString()))]
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`
  return { status: 200, body: document.text }
}

const urlOf = (path: string, changedAt?: string): Html =>
  html`
<url><loc>${publicAddress(path)}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>`
