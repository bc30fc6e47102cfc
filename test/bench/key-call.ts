import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { contacts } from '#contract/customers/contacts.ts'
import { listContacts } from '../../functions/core/customers/search/list-contacts.ts'
import { teamOf, User } from '../../functions/core/people/accounts/entity.ts'
import { createKey } from '../../functions/core/people/api-keys/create-key.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { ctxOf, ctxOfKey } from '../../functions/serve/caller.ts'
import { installMeter, metered, type Spent } from './capacity-meter.ts'
import { manager } from './dealership.ts'
import type { Figure } from './measure.ts'

const MOST_READS_MORE = 1

/** Capacity of the list of contacts when requested with a key, compared with its user's browser. */
export async function measureKeyCall(): Promise<Figure[]> {
  installMeter()
  const ctx = manager()
  const { id, email } = ctx.caller
  await putManager(ctx)
  const { key } = await createKey(ctx, { user_id: id, name: 'DMS', permissions: ['read_contacts'] })

  const list = (by: Ctx) => listContacts(by, { sort: 'created_at_desc', page: 1, per_page: 20 })
  const seconds = ctx.now.getTime() / 1000
  const session = { sub: id, origin_jti: email, auth_time: seconds, exp: seconds + 900 }
  const bySession = await metered(async () => list(await ctxOf(ctx, session, contacts.list, {})))
  const byKey = await metered(async () => list(await ctxOfKey(ctx, key, contacts.list)))
  const more = byKey.reads - bySession.reads
  return [
    {
      measure: 'a key’s call, against the same by session',
      floor: told(bySession),
      ours: `${told(byKey)} = ${more} read and ${byKey.writes - bySession.writes} write more`,
      reach: `reads ≤ +${MOST_READS_MORE}`,
      isReached: more <= MOST_READS_MORE,
    },
  ]
}

const told = ({ reads, writes, readUnits, writeUnits }: Spent) =>
  `${reads} reads, ${writes} writes; ${readUnits} RRU, ${writeUnits} WRU`

async function putManager({ org, caller, now }: Ctx) {
  const { id, email, language } = caller
  const at = now.toISOString()
  await User.build(PutItemCommand)
    .item({
      id,
      org,
      org_name: 'Bench Motors',
      first_name: 'Dana',
      last_name: 'Bench',
      email,
      language,
      role: 'manager',
      verified_at: at,
      team: teamOf(org),
      team_at: at,
    })
    .send()
}
