import type { Language } from '../contract/fields.ts'
import { pages } from '../contract/pages.ts'
import { pathOf } from '../contract/route.ts'
import type { Reader } from './reader.ts'

export const vehiclePath = (id: string) => pathOf(pages.vehicle, { id })
export const dealerPath = (id: string, page = 1) => pathOf(pages.dealer, { id }) + (page > 1 ? `?page=${page}` : '')
export const sitemapPath = (id: string) => pathOf(pages.sitemap, { id })

/** The product's one public address. */
export const ownOrigin = () => new URL(process.env.PUBLIC_URL ?? '').origin

/** A path as the world sees it. */
export const publicAddress = (path: string) => ownOrigin() + path

/** The same page in this language, whatever the browser asks for. */
export const inLanguage = (path: string, language: Language) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`

/** A link to another of these pages that keeps the language somebody chose. */
export const linkFor = ({ hasChosen, language }: Reader, path: string) =>
  hasChosen ? inLanguage(path, language) : path
