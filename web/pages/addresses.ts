import type { Language } from '#contract/language.ts'
import { pathOf } from '#contract/route.ts'
import { type PageSort, pages } from '#contract/stock/pages.ts'
import type { Reader } from './reader.ts'

export const vehiclePath = (id: string) => pathOf(pages.vehicle, { id })

/** A search among a dealer's vehicles: words, a make, maximum US dollars and miles; its sort order, and its page. */
export interface Wanted {
  q?: string
  make?: string
  price?: number
  mileage?: number
  sort?: PageSort
  page?: number
}

/** The path of a dealer's page; the search is in the URL, so that it can be bookmarked and sent. */
export function dealerPath(id: string, { page = 1, ...words }: Wanted = {}): string {
  const asked = Object.entries({ ...words, page: page > 1 && page }).filter(([, value]) => value)
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
  return pathOf(pages.dealer, { id }) + (asked.length > 0 ? `?${query}` : '')
}

export const sitemapPath = (id: string) => pathOf(pages.sitemap, { id })

/** A path with the public origin. */
export const publicAddress = ({ origin }: Pick<Reader, 'origin'>, path: string) => origin + path

/** The same page in this language, whatever the browser prefers. */
export const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** A link to another of these pages that keeps an explicitly chosen language. */
export const linkFor = ({ hasChosen, language }: Reader, path: string) =>
  hasChosen ? inLanguage(path, language) : path
