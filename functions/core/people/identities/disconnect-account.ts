import { answerText } from '#contract/answers.ts'
import { PROVIDER_NAMES, type Provider } from '#contract/people/identity-providers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { unlinkOutside } from '../pool/hosted.ts'
import { deleteIdentity, findIdentities } from './store.ts'

/** Ends signing in by an account elsewhere; the password stays. */
export async function disconnectAccount(ctx: Ctx, { provider }: { provider: Provider }) {
  const { id } = ctx.caller
  const linked = (await findIdentities(id)).find((one) => one.provider === provider)
  if (!linked) throw notFound()
  await unlinkOutside(linked)
  await deleteIdentity(id, provider)
  const words = { provider: PROVIDER_NAMES[provider], email: linked.email }
  await recordAct(ctx, { action: 'identity_unlinked', about: id, words })
  return { message: answerText(ctx.language, 'identity_unlinked') }
}
