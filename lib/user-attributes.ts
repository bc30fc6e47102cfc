/**
 * The account attributes that a sign-up may write (functions/core/people/pool/users.ts); the address is the user name
 * and cannot be changed.
 */
export const SIGN_UP_ATTRIBUTES = {
  standard: ['given_name', 'family_name', 'locale'],
  custom: ['organization', 'sign_up', 'replaces'],
} as const
