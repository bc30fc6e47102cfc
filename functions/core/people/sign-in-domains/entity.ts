import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { OWN_KINDS, PROVIDERS } from '#contract/people/identity-providers.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** A mail domain that a dealership says is its own; `dns_code` goes into its DNS. */
export const SignInDomain = new Entity({
  ...entityDefaults,
  name: 'sign-in-domain',
  schema: item({ org: string().key(), domain: string().key(), dns_code: string() }),
  computeKey: ({ org, domain }) => ({ pk: domainsOf(org), sk: `${DOMAINS}${domain}` }),
})

/**
 * A domain whose DNS proved it, so it is one dealership's alone. `required`: by which provider its people must log in,
 * and `tenant` which company there; but for `exempt`, an owner who keeps a password with two-step login.
 */
export const ProvenDomain = new Entity({
  ...entityDefaults,
  name: 'proven-domain',
  schema: item({
    domain: string().key(),
    org: string(),
    proven_at: string(),
    required: string()
      .enum(...PROVIDERS)
      .optional(),
    tenant: string().optional(),
    exempt: string().optional(),
  }),
  computeKey: ({ domain }) => ({ pk: `SIGN-IN-DOMAIN#${domain}`, sk: 'PROVEN' }),
})

/**
 * A dealership's own provider, which the user pool has under `name`. `authority` names it: the issuer, or the entity of
 * its metadata. Its secret is the pool's alone.
 */
export const OwnProvider = new Entity({
  ...entityDefaults,
  name: 'own-provider',
  schema: item({
    org: string().key(),
    name: string(),
    kind: string().enum(...OWN_KINDS),
    authority: string(),
    client_id: string().optional(),
  }),
  computeKey: ({ org }) => ({ pk: `O#${org}#SIGN-IN`, sk: 'PROVIDER' }),
})

export const domainsOf = (org: string) => `O#${org}`
export const DOMAINS = 'SIGN-IN-DOMAIN#'
export type SignInDomainItem = FormattedItem<typeof SignInDomain>
export type ProvenDomainItem = FormattedItem<typeof ProvenDomain>
export type OwnProviderItem = FormattedItem<typeof OwnProvider>
