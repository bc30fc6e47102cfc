import * as z from 'zod/mini'
import { Flag, MaybeText, Message, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { OWN_KINDS } from './identity-providers.ts'

/** The user pool takes no longer metadata. */
const METADATA_CHARACTERS = 131_072
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(400))

/** OpenID Connect by its issuer and our client there, or SAML by its metadata, as an address or a file's text. */
const Given = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('oidc'), issuer: line, client_id: line, client_secret: line }),
  z.object({
    kind: z.literal('saml'),
    metadata_url: z.optional(line),
    metadata: z.optional(z.string().check(z.minLength(1), z.maxLength(METADATA_CHARACTERS))),
  }),
])
export type OwnProviderGiven = z.infer<typeof Given>

/** `addresses` are entered at the provider; without a place here for such logins, nothing is offered. */
const OwnProvider = z.object({
  is_offered: Flag,
  provider: z.nullable(
    z.object({
      kind: z.enum(OWN_KINDS),
      /** The issuer, or the entity that the metadata names or its address. */
      authority: Text,
      client_id: MaybeText,
      /** The owner who reads it has logged in by it once. */
      is_tried: Flag,
    }),
  ),
  addresses: z.object({ redirect_url: Text, acs_url: Text, entity_id: Text }),
})
export type OwnProvider = z.infer<typeof OwnProvider>

const path = '/api/sign-in-domains/provider'
const uses = ['table:read', 'table:write', 'users', 'users:providers', 'sign-in-providers', 'keys:csrf'] as const

/** A dealership's own sign-in provider, for the people of its proven domains. */
export const ownProvider = {
  getProvider: route({
    method: 'GET',
    path,
    access: 'owner',
    uses: ['table:read', 'sign-in-providers', 'users', 'keys:csrf'],
    output: OwnProvider,
  }),
  /** Sets it up; of one that is there, the client or the metadata alone. */
  updateProvider: route({
    method: 'PUT',
    path,
    access: 'owner',
    uses,
    body: Given,
    bodyBytes: 2 * METADATA_CHARACTERS,
    output: Message,
  }),
  removeProvider: route({ method: 'DELETE', path, access: 'owner', uses, output: Message }),
}
