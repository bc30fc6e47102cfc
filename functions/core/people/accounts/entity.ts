import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { hours } from '../organizations/entity.ts'

/** A person, keyed by the user pool's `sub`, which a verified access token proves; `org` is the organization they belong to. */
export const User = new Entity({
  ...entityDefaults,
  name: 'user',
  schema: item({
    id: string().key(),
    org: string(),
    org_name: string(),
    first_name: string(),
    last_name: string(),
    email: string(),
    role: string().enum('owner', 'manager', 'agent'),
    is_system_admin: boolean().default(false),
    /** As the dealership's settings say (`grants`): here, so that a request reads one item. */
    sees_all_chats: boolean().default(false),
    suspended: boolean().default(false),
    /** Takes no new conversations for now; said by themselves or a manager. */
    away: boolean().default(false),
    /** How many conversations they are given at most; absent: as many as everybody. */
    max_contacts: number().optional(),
    /** When they take conversations; absent: whenever the dealership is open. */
    working_hours: hours().optional(),
    /** Whether their dealership is, which then can't send: here, so that a request reads one item. */
    org_suspended: boolean().default(false),
    language: string().enum('en', 'es').default('en'),
    verified_at: string(),
    /** Sign-ins before this moment (epoch seconds, held against `auth_time`) no longer count. */
    sessions_valid_after: number().default(0),
    /** But for this one (`origin_jti`), from which all others were ended. */
    kept_session: string().optional(),
    /** Signed-out sessions: `origin_jti` → epoch seconds when their last token is dead. */
    ended_sessions: record(string(), number()).default({}),
    team: string(),
    /** When they joined. */
    team_at: string(),
    /** When their role or their suspension last changed. */
    updated_at: string().optional(),
  }),
  computeKey: ({ id }) => ({ pk: `USER#${id}`, sk: 'USER' }),
})

export const teamOf = (org: string) => `O#${org}#TEAM`

export type UserItem = FormattedItem<typeof User>
