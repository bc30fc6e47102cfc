import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import type { findUser } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { linkOutside, type Outside, unlinkOutside } from '../pool/hosted.ts'
import { PROVIDER_NAMES } from './provider-names.ts'
import type { IdentityWork } from './send-identity-mail.ts'
import { findIdentities, putIdentity } from './store.ts'

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** Lets a person sign in by their account at a provider, in place of an earlier one there; they are told by mail. */
export async function connectAccount(
  guest: Guest,
  user: User,
  { outside, isNew, session }: { outside: Outside; isNew: boolean; session: string },
): Promise<void> {
  const { provider, subject, email, tenant } = outside
  const earlier = (await findIdentities(user.id)).find((one) => one.provider === provider)
  if (earlier && earlier.subject !== subject) await unlinkOutside(provider, earlier.subject)
  if (isNew) await linkOutside(user.id, outside)
  const linked_at = guest.now.toISOString()
  await putIdentity({ user: user.id, provider, subject, email, ...(tenant && { tenant }), linked_at })
  const ctx = { ...guest, org: user.org, caller: callerOf(user, session) }
  const words = { provider: PROVIDER_NAMES[provider], email }
  await recordAct(ctx, { action: 'identity_linked', about: user.id, words })
  await enqueue('open-accounts', { kind: 'identity', user: user.id, provider, email } satisfies IdentityWork)
}
