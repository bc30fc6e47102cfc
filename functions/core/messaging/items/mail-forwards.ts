import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { string } from 'dynamodb-toolbox/schema/string'
import { FORWARD_STATUSES } from '#contract/messaging/mail-facts.ts'

/** To whom a mail was forwarded, each under the id of its request. */
const kept = list(
  map({
    id: string(),
    to: string(),
    body: string(),
    at: string(),
    user_id: string(),
    user_name: string(),
    status: string().enum(...FORWARD_STATUSES),
  }),
)

export type MailForward = FormattedValue<typeof kept>[number]

export const mailForwards = {
  kept,
  present: (forwards: MailForward[]) =>
    forwards.map(({ to, body, at, status, user_id, user_name }) => ({
      ...{ to, body, at, status },
      user: { id: user_id, name: user_name },
    })),
}
