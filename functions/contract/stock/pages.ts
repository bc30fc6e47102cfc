import * as z from 'zod/mini'
import { Count, Id, Text } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { route } from '#contract/route.ts'
import type { Sort } from './inventory.ts'

const one = z.object({ id: Id })
/** Somebody chose the language on the page; anything else leaves it to the browser. */
const lang = z.catch(z.optional(Language), undefined)

const Whole = z.coerce.number().check(z.int(), z.minimum(1))
const MaybeWords = z.catch(z.optional(z.string().check(z.trim(), z.maxLength(100))), undefined)

/** How a dealer's vehicles can be sorted; without a word they are newest first. */
export const PAGE_SORTS = [
  'price_asc',
  'price_desc',
  'mileage_asc',
  'mileage_desc',
  'year_desc',
] as const satisfies readonly Sort[]
export type PageSort = (typeof PAGE_SORTS)[number]

const MaybeWhole = z.catch(z.optional(Whole), undefined)
/** What somebody looks for among a dealer's vehicles: words, a make, US dollars and miles at most. What makes no sense is not asked. */
const wanted = {
  q: MaybeWords,
  make: MaybeWords,
  price: MaybeWhole,
  mileage: MaybeWhole,
  sort: z.catch(z.optional(z.enum(PAGE_SORTS)), undefined),
}

/** A page as it leaves: `styles` and `scripts` are the hashes by which its policy allows what stands in it. */
export const Page = z.object({
  status: Count,
  language: Language,
  body: Text,
  styles: z.array(Text),
  scripts: z.array(Text),
})

const visited = { method: 'GET', access: 'visitor', uses: ['table:read-open'], params: one } as const

/** The pages that customers open: rendered here, so that messengers and search engines read them too. */
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
