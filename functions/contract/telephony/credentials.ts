import * as z from 'zod/mini'

/** E-mail addresses are compared trimmed and in lower case, as the user pool does; it takes 128 characters. */
export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.email('Enter a valid email.').check(z.maxLength(128)),
)

/** The user pool's password policy (lib/aws/users.ts), told before the form is sent. */
export const Password = z
  .string()
  .check(
    z.minLength(8, 'Use at least 8 characters.'),
    z.maxLength(99),
    z.regex(/[a-z]/, 'Use at least one lower-case letter.'),
    z.regex(/[A-Z]/, 'Use at least one upper-case letter.'),
    z.regex(/[0-9]/, 'Use at least one digit.'),
    z.regex(/^\S.*\S$/s, 'Do not begin or end with a space.'),
  )
