import { OWN_ATTRIBUTES, POOL_PROVIDERS } from '#contract/people/identity-providers.ts'

/**
 * The account attributes that a sign-up may write (functions/core/people/pool/users.ts); the address is the user name
 * and cannot be changed.
 */
export const SIGN_UP_ATTRIBUTES = {
  standard: ['given_name', 'family_name', 'locale'],
  custom: ['organization', 'sign_up', 'replaces'],
} as const

/** Those that the pool takes over from providers. */
export const PROVIDER_ATTRIBUTES: string[] = [
  ...Object.values(POOL_PROVIDERS).flatMap(({ attributes }) => Object.values(attributes)),
  ...Object.values(OWN_ATTRIBUTES),
]
