import type { Act } from '#contract/acts.ts'
import { CALLS_PER_MINUTE } from '#contract/people/keys.ts'
import type { Scope } from '#contract/scopes.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findMember } from '../accounts/door.ts'
import { takesContacts } from '../accounts/list-agents.ts'
import { recordAct } from '../audit/record-act.ts'
import { hashOf, minuteOf, whyDead } from './rules.ts'
import { countCall, findByHash, type Key, noteRefusal } from './store.ts'

/**
 * The user behind a key, read now, for a call that requires `scope` (undefined: no key may make it). Costs a read and a
 * write more than a session. Throws `unauthenticated` for a key that is unknown or expired, or whose user is no longer
 * an agent or manager, `forbidden` if it lacks the scope, `too_many_attempts` if it calls too often.
 */
export async function authenticateKey(guest: Guest, text: string, scope: Scope | undefined) {
  const key = await findByHash(hashOf(text))
  if (!key) throw new AppError('key_unknown')
  const refuse = (error: AppError, act: Act) => refuseKey(guest, key, error, act)
  const [about, words] = [key.id, { key: key.name }]

  const dead = whyDead(key, guest.now)
  if (dead === 'revoked') return refuse(new AppError('key_revoked'), { action: 'key_used_revoked', about, words })
  if (dead === 'expired') return refuse(new AppError('key_expired'), { action: 'key_used_expired', about, words })
  if (scope === undefined)
    return refuse(new AppError('key_not_for_this'), { action: 'key_used_elsewhere', about, words })
  if (!key.permissions.includes(scope)) {
    const refusal = new AppError('key_lacks_scope', { scope }, { told: { scope } })
    return refuse(refusal, { action: 'key_used_beyond', about, words: { ...words, scope } })
  }

  await limitCalls(key, guest.now)
  const user = await findMember(key.org, key.user_id)
  if (!user || !takesContacts(user))
    return refuse(new AppError('key_without_person'), {
      action: 'key_used_alone',
      about,
      words: { ...words, agent: key.user_name },
    })
  return { user, key: { id: key.id, name: key.name } }
}

/** A key over its limit causes no more writes until the minute is over. */
async function limitCalls(key: Key, now: Date) {
  const minute = minuteOf(now)
  const isOver = key.minute === minute && key.calls >= CALLS_PER_MINUTE
  const calls = isOver ? key.calls + 1 : await countCall(key, minute)
  if (calls === undefined) throw new AppError('key_unknown')
  if (calls <= CALLS_PER_MINUTE) return
  throw new AppError('too_many_calls', { most: CALLS_PER_MINUTE }, { retryAfterSeconds: 60 - now.getUTCSeconds() })
}

/** Records a refusal and its reason in the audit log for managers: at most once a minute for each reason. */
async function refuseKey(guest: Guest, key: Key, error: AppError, act: Act): Promise<never> {
  if (await noteRefusal(key, minuteOf(guest.now), act.action)) {
    const caller = { id: key.user_id, name: key.user_name, key: { id: key.id, name: key.name } }
    await recordAct({ ...guest, org: key.org, caller }, act)
  }
  throw error
}
