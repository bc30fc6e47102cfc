import * as z from 'zod/mini'
import { Id } from '#contract/fields.ts'
import { Language } from '#contract/language.ts'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'

export const TEXTING_PAGES = ['opt-in', 'privacy', 'terms'] as const

/** A dealership's public pages about its texts, which carriers read before they let them through. */
export const textingPages = {
  texting: route({
    method: 'GET',
    path: '/texting/{code}/{part}',
    access: 'visitor',
    uses: ['table:read-showroom'],
    params: z.object({ code: Id, part: z.enum(TEXTING_PAGES) }),
    query: z.object({ lang: z.catch(z.optional(Language), undefined) }),
    output: Page,
    answers: 'html',
  }),
}
