import * as z from 'zod/mini'
import { Count, Flag, MaybeMoment, MaybeText, Message, Moment, says, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { Run } from './syncs.ts'

export const Provider = z.enum(['dealer_center'])
export type Provider = z.infer<typeof Provider>

const FILL_IN = says('server_incomplete')
const filled = (most: number) => z.string().check(z.trim(), z.minLength(1, FILL_IN), z.maxLength(most))

/** Login data for the dealer's FTP server; `server` is `host` or `host:port`. Created when the first form arrives. */
export const FtpConfig = z.lazy(() =>
  z.object({
    server: filled(260),
    username: filled(200),
    /** Leading and trailing spaces are part of the password. */
    password: z.string().check(z.regex(/\S/, FILL_IN), z.maxLength(200)),
    /** Plain FTP sends the password in the clear: only if the server offers nothing better and the manager agrees. */
    allow_plain: z._default(z.boolean(), false),
  }),
)
export type FtpConfig = z.output<typeof FtpConfig>

const Integration = z.object({
  provider: Provider,
  status: z.enum(['active']),
  /** Both null for callers who are not managers. */
  server: MaybeText,
  username: MaybeText,
  allow_plain: Flag,
  connected_at: Moment,
  connected_by: MaybeText,
  last_sync: z.nullable(Run),
  next_sync_at: MaybeMoment,
})

const body = z.object({ provider: Provider, config: FtpConfig })

/** The automatic source of the inventory (S1 §7). The password is write-only. */
export const integrations = {
  list: route({
    method: 'GET',
    path: '/api/inventory/integrations',
    access: 'member',
    uses: ['table:read', 'table:read-sealed', 'keys:csrf'],
    output: z.object({
      integrations: z.array(Integration),
      stats: z.object({
        vehicles: Count,
        dealers: Count,
        dealer_page: MaybeText,
        /** True if the vehicles come from a disconnected integration: they are kept but not shown. */
        is_feed_hidden: Flag,
      }),
    }),
  }),
  test: route({
    method: 'POST',
    path: '/api/inventory/integrations/test',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:write', 'ftp', 'keys:csrf'],
    body,
    output: z.extend(Message, {
      secure: z.enum(['explicit', 'implicit', 'none']),
      files: Count,
      file: z.nullable(z.object({ name: Text, size: Count, modified_at: MaybeMoment })),
    }),
  }),
  connect: route({
    method: 'POST',
    path: '/api/inventory/integrations/connect',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:write', 'ftp', 'ftp-password:encrypt', 'keys:csrf'],
    body,
    output: z.extend(Message, { sync: z.nullable(Run) }),
  }),
  disconnect: route({
    method: 'POST',
    path: '/api/inventory/integrations/disconnect',
    access: 'manager',
    right: 'inventory',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: z.object({ provider: Provider }),
    output: Message,
  }),
}
