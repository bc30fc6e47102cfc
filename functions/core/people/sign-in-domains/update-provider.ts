import { randomBytes } from 'node:crypto'
import { answerText } from '#contract/answers.ts'
import type { OwnProviderGiven } from '#contract/people/own-provider.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { offeredProviders } from '../pool/hosted.ts'
import { createPoolProvider, deletePoolProvider, setOffered, updatePoolProvider } from '../pool/own-providers.ts'
import { findProvider, putProvider } from './provider-store.ts'
import { authorityOf, isShared } from './rules.ts'
import { findNamed, findProvenDomain } from './store.ts'

const NAME_BYTES = 12

/**
 * Sets up the dealership's own provider, which takes a proven domain; one that is there gets other settings. Another
 * provider would make its accounts those of the earlier one's people, so that one is removed first.
 */
export async function updateProvider(ctx: Ctx, given: OwnProviderGiven) {
  const { org } = ctx
  if (!offeredProviders().includes('own')) throw new AppError('provider_not_offered')
  const proven = await Promise.all((await findNamed(org)).map(({ domain }) => findProvenDomain(domain)))
  if (!proven.some((one) => one?.org === org)) throw new AppError('own_provider_domain')
  const field = given.kind === 'oidc' ? 'issuer' : given.metadata ? 'metadata' : 'metadata_url'
  const authority = authorityOf(given)
  if (!authority) throw refusedFields({ [field]: { key: 'own_provider_refused' } })
  if (isShared(authority)) throw refusedFields({ [field]: { key: 'own_provider_shared' } })

  const own = await findProvider(org)
  if (own && (own.kind !== given.kind || own.authority !== authority)) throw new AppError('own_provider_other')
  // A name of its own each time, so that no link outlives the provider it was made with.
  const name = own?.name ?? `Own-${randomBytes(NAME_BYTES).toString('hex')}`
  const outcome = await (own ? updatePoolProvider(name, given) : createPoolProvider(name, given))
  if (outcome === 'refused') throw refusedFields({ [field]: { key: 'own_provider_refused' } })
  const client = given.kind === 'oidc' && { client_id: given.client_id }
  if (!(await putProvider({ org, name, kind: given.kind, authority, ...client }))) {
    await deletePoolProvider(name)
    throw new AppError('own_provider_other')
  }
  await setOffered(name, true)
  await recordAct(ctx, { action: 'own_provider_set', about: org, words: { authority } })
  return { message: answerText(ctx.language, 'own_provider_set') }
}
