import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { boolean } from 'dynamodb-toolbox/schema/boolean'
import { item } from 'dynamodb-toolbox/schema/item'
import { list } from 'dynamodb-toolbox/schema/list'
import { map } from 'dynamodb-toolbox/schema/map'
import { number } from 'dynamodb-toolbox/schema/number'
import { record } from 'dynamodb-toolbox/schema/record'
import { string } from 'dynamodb-toolbox/schema/string'
import { PLAN_STATES } from '#contract/people/plan.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'
import { hours } from '../organizations/stored-hours.ts'

/** A user, keyed by the user pool's `sub`, which a verified access token proves; `org` is their organization. */
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
    /** An agent's role of the dealership's own, copied so that a request reads a single item (people/roles). */
    own_role: map({ id: string(), name: string(), rights: list(string()) }).optional(),
    is_system_admin: boolean().default(false),
    /** From the dealership's settings (`grants`), copied so that a request reads a single item. */
    sees_all_chats: boolean().default(false),
    suspended: boolean().default(false),
    /** True if their logins ask for a code of their authenticator app. */
    two_step: boolean().default(false),
    /** True from a lost device on until another is set up: a recovery code let them in, or an owner did. */
    lost_device: boolean().default(false),
    /** True if the dealership's settings demand that (`demands`); copied so that a request reads a single item. */
    needs_two_step: boolean().default(false),
    /** Takes no new conversations for now; set by the user or a manager. */
    away: boolean().default(false),
    /** Maximum number of conversations assigned to them; absent for the default. */
    max_contacts: number().optional(),
    /** Hours in which they take conversations; absent for the dealership's. */
    working_hours: hours().optional(),
    /** True if their dealership is suspended and can't send; copied so that a request reads a single item. */
    org_suspended: boolean().default(false),
    /** When it goes for good while it is being closed, and its trial or plan. */
    org_closing_at: string().optional(),
    org_plan: map({ state: string().enum(...PLAN_STATES), open_until: string() }).optional(),
    /** Their dealership's time zone, in which they are shown every moment; absent until it was copied. */
    org_timezone: string().optional(),
    language: string().enum('en', 'es').default('en'),
    /** The version of their picture (below); absent without one. */
    picture: string().optional(),
    /** What closes their messages. */
    signature: string().optional(),
    /** Of their quiet hours and mails; absent for the dealership's. */
    timezone: string().optional(),
    /** Time a code mailed to them was entered; absent until then. */
    verified_at: string().optional(),
    /** SHA-256 of the newest such code, and when it expires. */
    proof_hash: string().optional(),
    proof_until: string().optional(),
    /** Sign-ins before this time (epoch seconds, compared with `auth_time`) are no longer valid. */
    sessions_valid_after: number().default(0),
    /** Exempt from the above: the session (`origin_jti`) from which the others were ended. */
    kept_session: string().optional(),
    /** Ended sessions: `origin_jti` → time when their last token expires (epoch seconds). */
    ended_sessions: record(string(), number()).default({}),
    team: string(),
    /** Time they joined. */
    team_at: string(),
    /** Time their role or suspension last changed. */
    updated_at: string().optional(),
  }),
  computeKey: ({ id }) => ({ pk: partitionOf(id), sk: 'USER' }),
})
/** A person's own item, and all that lies beside it. */
export const partitionOf = (id: string) => `USER#${id}`

/** A user's picture: a small JPEG in base64, which only its own call reads. */
export const Picture = new Entity({
  ...entityDefaults,
  name: 'picture',
  schema: item({ user: string().key(), jpeg: string() }),
  computeKey: ({ user }) => ({ pk: partitionOf(user), sk: 'PICTURE' }),
})

export const teamOf = (org: string) => `O#${org}#TEAM`

export type UserItem = FormattedItem<typeof User>

/** Organization fields copied to each user's own item, so that a request reads no other. */
export type Inherited = Pick<
  UserItem,
  'org_name' | 'org_suspended' | 'org_closing_at' | 'org_plan' | 'org_timezone' | 'sees_all_chats' | 'needs_two_step'
>
