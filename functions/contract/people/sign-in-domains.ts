import * as z from 'zod/mini'
import { Flag, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { PROVIDERS } from './identity-providers.ts'

const DOMAIN = /^(?=.{4,100}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
const Domain = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.string().check(z.regex(DOMAIN)))
const one = z.object({ domain: Domain })
const Provider = z.enum(PROVIDERS)

/** `record` goes into the domain's DNS as a TXT record; `required`: by which provider its people must log in. */
const Domains = z.object({
  data: z.array(z.object({ domain: Text, record: Text, is_proven: Flag, required: z.nullable(Provider) })),
})

const uses = ['table:read', 'table:write', 'keys:csrf'] as const

/** A dealership's mail domains, whose people must log in by a provider if it wishes. */
export const signInDomains = {
  list: route({
    method: 'GET',
    path: '/api/sign-in-domains',
    access: 'owner',
    uses: ['table:read', 'keys:csrf'],
    output: Domains,
  }),
  create: route({ method: 'POST', path: '/api/sign-in-domains', access: 'owner', uses, body: one, output: Domains }),
  check: route({
    method: 'POST',
    path: '/api/sign-in-domains/{domain}/check',
    access: 'owner',
    uses,
    params: one,
    output: Domains,
  }),
  require: route({
    method: 'PUT',
    path: '/api/sign-in-domains/{domain}/required',
    access: 'owner',
    uses,
    params: one,
    body: z.object({ required: z.nullable(Provider) }),
    output: Domains,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/sign-in-domains/{domain}',
    access: 'owner',
    uses,
    params: one,
    output: Domains,
  }),
}
