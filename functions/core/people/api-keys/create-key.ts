import { randomBytes } from 'node:crypto'
import { answerText } from '#contract/answers.ts'
import { KEY_START } from '#contract/people/keys.ts'
import type { Scope } from '#contract/scopes.ts'
import { mayGive } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { findMember } from '../accounts/door.ts'
import { listAgents } from '../accounts/list-agents.ts'
import { rightsOf } from '../accounts/rights-of.ts'
import { recordAct } from '../audit/record-act.ts'
import { presentKey } from './present-key.ts'
import { hashOf, MOST_KEYS, SHOWN_CHARACTERS } from './rules.ts'
import { deleteKey, listOf, putKey } from './store.ts'

interface Input {
  user_id: string
  name: string
  permissions: Scope[]
  expires_at?: Date | null
}

/** Creates a key for an agent or a manager of the dealership. Its text is returned here and nowhere else. */
export async function createKey(ctx: Ctx, { user_id, name, permissions, expires_at }: Input) {
  const { org, now } = ctx
  if (expires_at && expires_at < now) throw refusedFields({ expires_at: { key: 'expiry_past' } })
  const person = (await listAgents(ctx)).agents.find(({ id }) => id === user_id)
  if (!person) throw refusedFields({ user_id: { key: 'key_person_gone' } })
  // A key acts with its person's rights.
  const holder = await findMember(org, user_id)
  if (!holder || !mayGive(ctx.caller, rightsOf(holder))) throw new AppError('rights_exceeded')

  const text = KEY_START + randomBytes(24).toString('base64url')
  const key = {
    hash: hashOf(text),
    id: newId(now),
    org,
    name,
    prefix: text.slice(0, SHOWN_CHARACTERS),
    user_id,
    user_name: person.name,
    permissions: [...new Set(permissions)],
    created_at: now.toISOString(),
    ...(expires_at && { expires_at: expires_at.toISOString() }),
  }
  const isPut = await putWithin({
    most: MOST_KEYS,
    count: async () => (await listOf(org)).length,
    put: () => putKey(key),
    remove: () => deleteKey(key),
  })
  if (!isPut) throw new AppError('too_many_keys', { most: MOST_KEYS })
  const words = { key: name, agent: person.name, permissions: key.permissions.join(', ') }
  await recordAct(ctx, { action: 'key_created', about: key.id, words })
  return { ...presentKey(key), key: text, message: answerText(ctx.language, 'key_created') }
}
