import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { listTeam } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { unlinkOutside } from '../pool/hosted.ts'
import { endOwnProvider, findOwnProvider, findRequiringOwn } from '../sign-in-domains/door.ts'
import { deleteIdentity, findIdentities } from './store.ts'

/** Ends the dealership's own provider, and all links to accounts there, while no domain requires it. */
export async function removeOwnProvider(ctx: Ctx) {
  const { org } = ctx
  const own = await findOwnProvider(org)
  if (!own) throw notFound()
  const domain = await findRequiringOwn(org)
  if (domain) throw new AppError('own_provider_required', { domain })
  for (const { id } of await listTeam(org)) {
    const linked = (await findIdentities(id)).find(({ tenant }) => tenant === own.name)
    if (!linked) continue
    await unlinkOutside(linked)
    await deleteIdentity(id, 'own')
  }
  await endOwnProvider(org)
  await recordAct(ctx, { action: 'own_provider_removed', about: org, words: { authority: own.authority } })
  return { message: answerText(ctx.language, 'own_provider_removed') }
}
