import { PROVIDER_NAMES } from '#contract/people/identity-providers.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import type { findUser } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { linkOutside, type Outside, unlinkOutside } from '../pool/hosted.ts'
import type { IdentityWork } from './send-identity-mail.ts'
import { deleteIdentity, findIdentities, putIdentity } from './store.ts'

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

/**
 * Lets a person sign in by their account at a provider, in place of an earlier one; they are told by mail. It is one
 * account, since the pool does not say by which of several somebody came, and one may be required.
 */
export async function connectAccount(
  guest: Guest,
  user: User,
  { outside, isNew, session }: { outside: Outside; isNew: boolean; session: string },
): Promise<void> {
  const { provider, subject, email, tenant } = outside
  for (const earlier of await findIdentities(user.id)) {
    if (earlier.provider === provider && earlier.subject === subject && earlier.tenant === tenant) continue
    await unlinkOutside(earlier)
    if (earlier.provider !== provider) await deleteIdentity(user.id, earlier.provider)
  }
  if (isNew) await linkOutside(user.id, outside)
  const linked_at = guest.now.toISOString()
  await putIdentity({ user: user.id, provider, subject, email, ...(tenant && { tenant }), linked_at })
  const ctx = { ...guest, org: user.org, caller: callerOf(user, session) }
  const words = { provider: PROVIDER_NAMES[provider], email }
  await recordAct(ctx, { action: 'identity_linked', about: user.id, words })
  await enqueue('open-accounts', { kind: 'identity', user: user.id, provider, email } satisfies IdentityWork)
}
