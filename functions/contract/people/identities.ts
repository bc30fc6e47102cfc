import * as z from 'zod/mini'
import { Message, Moment, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Email } from './credentials.ts'
import { PROVIDERS } from './identity-providers.ts'

const Provider = z.enum(PROVIDERS)

/** The end of a visit to a provider's page; the page that the browser is led to is told in its query (`provider`). */
export type SignInOutcome =
  | 'signed_in'
  | 'linked'
  | 'denied'
  | 'expired'
  | 'not_linked'
  | 'unverified'
  | 'other_tenant'
  | 'taken'
  | 'suspended'

/** Longer ones aren't the user pool's. */
const Given = z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined)

/** Signing in by Google, Microsoft, or a dealership's own provider: never by an address alone, but by a link that the account's owner has made. */
export const identities = {
  /** Tells the providers that this deployment offers and the one that the address's domain requires; nothing of an account. */
  providers: route({
    method: 'GET',
    path: '/api/auth/providers',
    access: 'public',
    uses: ['table:read', 'keys:csrf', 'sign-in-providers'],
    query: z.object({ email: z.optional(Email) }),
    output: z.object({ providers: z.array(Provider), required: z.nullable(Provider) }),
  }),
  /** The address of the provider's page, for this browser and some minutes; the email says whose own provider. */
  startProvider: route({
    method: 'POST',
    path: '/api/auth/federated/{provider}',
    access: 'public',
    uses: ['table:read', 'keys:csrf', 'sign-in-providers', 'users', 'users:providers'],
    params: z.object({ provider: Provider }),
    body: z.optional(z.object({ email: z.optional(Email) })),
    output: z.object({ url: Text }),
    marks: true,
  }),
  /** The same to link one's own account there, which takes the password. */
  linkProvider: route({
    method: 'POST',
    path: '/api/auth/federated/{provider}/link',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'users', 'users:providers', 'keys:csrf', 'sign-in-providers'],
    params: z.object({ provider: Provider }),
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(256)) }),
    output: z.object({ url: Text }),
    marks: true,
  }),
  /** The pool sends the browser here with a code. */
  returnFromProvider: route({
    method: 'GET',
    path: '/api/auth/federated/return',
    access: 'public',
    session: 'starts',
    uses: ['table:read', 'table:write', 'users', 'trials', 'keys:csrf', 'sign-in-providers', 'queue:open-accounts'],
    query: z.object({ code: Given, state: Given, error: Given }),
    output: z.object({ location: Text }),
    answers: 'redirect',
    marks: true,
  }),
  /** The pool sends it here once it has forgotten who signed in there: the next person at this desk is asked again. */
  leaveProvider: route({
    method: 'GET',
    path: '/api/auth/federated/done',
    access: 'public',
    uses: ['keys:csrf', 'sign-in-providers'],
    output: z.object({ location: Text }),
    answers: 'redirect',
    marks: true,
  }),
  identities: route({
    method: 'GET',
    path: '/api/auth/identities',
    access: 'member',
    uses: ['table:read', 'keys:csrf', 'sign-in-providers'],
    output: z.object({
      data: z.array(z.object({ provider: Provider, email: Text, linked_at: Moment })),
      providers: z.array(Provider),
    }),
  }),
  unlinkProvider: route({
    method: 'DELETE',
    path: '/api/auth/federated/{provider}',
    access: 'member',
    whileReadOnly: true,
    uses: ['table:read', 'table:write', 'users', 'keys:csrf'],
    params: z.object({ provider: Provider }),
    output: Message,
  }),
}
