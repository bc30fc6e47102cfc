/** What a sign-up may write of an account (functions/core/people/pool/users.ts); its address is the user name, and nobody's to change. */
export const SIGN_UP_ATTRIBUTES = {
  standard: ['given_name', 'family_name', 'locale'],
  custom: ['organization', 'sign_up', 'replaces'],
} as const
