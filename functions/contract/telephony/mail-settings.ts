import * as z from 'zod/mini'
import { Flag, MaybeText, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const DOMAIN = /^(?=.{4,100}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
const Domain = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.string().check(z.regex(DOMAIN)))

/** `none`: mail leaves from our own address; `pending`: until the records are found; `verified`: from the domain. */
const MAIL_STATUSES = ['none', 'pending', 'verified'] as const

const MailSettings = z.object({
  domain: MaybeText,
  /** What goes into the domain's DNS, and whether it is there. */
  records: z.array(z.object({ type: z.enum(['TXT', 'CNAME']), name: Text, value: Text, is_found: Flag })),
  status: z.enum(MAIL_STATUSES),
  /** The address that mail comes from now; null where this deployment sends none. */
  from: MaybeText,
})
export type MailSettings = z.infer<typeof MailSettings>

const managed = { path: '/api/settings/mail', access: 'manager', right: 'settings' } as const
const uses = ['table:read', 'table:write', 'mail-domains', 'keys:csrf'] as const

/** The domain that a dealership's mail comes from. */
export const mailSettings = {
  /** Looks for the records anew. */
  mail: route({ method: 'GET', ...managed, uses, output: MailSettings }),
  saveMail: route({
    method: 'PUT',
    ...managed,
    uses,
    body: z.object({ domain: z.nullable(Domain) }),
    output: MailSettings,
  }),
}
