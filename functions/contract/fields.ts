import * as z from 'zod/mini'
import { MESSAGE_STATUSES } from './message-statuses.ts'

/** An id in a path or a body. Any form is accepted: what does not exist, whatever it looks like, is not found. */
export const Id = z.string().check(z.minLength(1), z.maxLength(200))
export const Channel = z.enum(['whatsapp', 'sms'])
export type Channel = z.infer<typeof Channel>
export const Language = z.enum(['en', 'es'])
export type Language = z.infer<typeof Language>
export const RoleName = z.enum(['owner', 'manager', 'agent'])
export type RoleName = z.infer<typeof RoleName>
export const ConversationStatus = z.enum(['active', 'closed', 'archived'])
export type ConversationStatus = z.infer<typeof ConversationStatus>

export const MessageStatus = z.enum(MESSAGE_STATUSES)
export type MessageStatus = z.infer<typeof MessageStatus>

/** A moment as ISO 8601 in UTC. */
export const Moment = z.string()

/** How many rows a page may hold: a longer answer does not fit a Lambda's 6 MB. */
const PER_PAGE_MAX = 200
export const PerPage = z.pipe(
  z.coerce.number().check(z.int(), z.minimum(1)),
  z.transform((n) => Math.min(n, PER_PAGE_MAX)),
)

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

export const Message = z.object({ message: z.string() })
