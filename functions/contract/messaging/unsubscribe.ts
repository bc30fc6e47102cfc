import * as z from 'zod/mini'
import { Language } from '#contract/language.ts'
import { Page } from '#contract/platform/page.ts'
import { route } from '#contract/route.ts'

const page = {
  path: '/unsubscribe/{code}',
  access: 'visitor',
  params: z.object({ code: z.string().check(z.minLength(1), z.maxLength(64)) }),
  query: z.object({ lang: z.catch(z.optional(Language), undefined) }),
  output: Page,
  answers: 'html',
} as const

/** By the code of a mail's link: a page that asks, as link checkers open it, and the one POST that ends offers by mail (RFC 8058). */
export const unsubscribePages = {
  ask: route({ method: 'GET', ...page, uses: ['table:read'] }),
  unsubscribe: route({ method: 'POST', ...page, uses: ['table:read', 'table:write'] }),
}
