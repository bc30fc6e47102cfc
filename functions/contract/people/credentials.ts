import * as z from 'zod/mini'
import { says } from '#contract/fields.ts'

/** Email addresses are compared trimmed and in lower case, like in the user pool, which accepts 128 characters. */
export const Email = z.pipe(
  z.string().check(z.trim(), z.toLowerCase()),
  z.email(says('email_wrong')).check(z.maxLength(128)),
)

/** The user pool's password policy (lib/aws/users.ts), shown before the form is sent. */
export const Password = z
  .string()
  .check(
    z.minLength(8),
    z.maxLength(99),
    z.regex(/[a-z]/, says('password_lower_case')),
    z.regex(/[A-Z]/, says('password_upper_case')),
    z.regex(/[0-9]/, says('password_digit')),
    z.regex(/^\S.*\S$/s, says('password_blank')),
  )
