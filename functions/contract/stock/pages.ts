import * as z from 'zod/mini'
import { Count, Id, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'
import type { Sort } from './inventory.ts'

const one = z.object({ id: Id })
/** The language chosen on the page; anything else leaves it to the browser. */
const lang = z.catch(z.optional(Language), undefined)

const Whole = z.coerce.number().check(z.int(), z.minimum(1))
const MaybeWords = z.catch(z.optional(z.string().check(z.trim(), z.maxLength(100))), undefined)

/** The sort orders of a dealer's page; by default, newest first. */
export const PAGE_SORTS = [
  'price_asc',
  'price_desc',
  'mileage_asc',
  'mileage_desc',
  'year_desc',
] as const satisfies readonly Sort[]
export type PageSort = (typeof PAGE_SORTS)[number]

const MaybeWhole = z.catch(z.optional(Whole), undefined)
/** The filters of a dealer's page: words, a make, at most this many US dollars and miles. Invalid ones are ignored. */
const wanted = {
  q: MaybeWords,
  make: MaybeWords,
  price: MaybeWhole,
  mileage: MaybeWhole,
  sort: z.catch(z.optional(z.enum(PAGE_SORTS)), undefined),
}

const visited = { method: 'GET', access: 'visitor', uses: ['table:read-showroom'], params: one } as const

/** The public pages for customers: rendered here, so that messengers and search engines can read them too. */
export const pages = {
  vehicle: route({
    ...visited,
    path: '/vehicle/{id}',
    query: z.object({ lang }),
    output: Page,
    answers: 'html',
  }),
  dealer: route({
    ...visited,
    path: '/dealer/{id}',
    query: z.object({ lang, page: z.catch(z._default(Whole, 1), 1), ...wanted }),
    output: Page,
    answers: 'html',
  }),
  sitemap: route({
    ...visited,
    path: '/dealer/{id}/sitemap.xml',
    query: z.object({ page: MaybeWhole }),
    output: z.object({ status: Count, body: Text }),
    answers: 'xml',
  }),
}
