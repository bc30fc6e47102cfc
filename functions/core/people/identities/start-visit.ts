import { createHash, randomBytes } from 'node:crypto'
import type { Provider } from '#contract/people/identity-providers.ts'
import type { Ctx, Guest, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { authorizeUrl, offeredProviders, poolNameOf } from '../pool/hosted.ts'
import { setOffered } from '../pool/own-providers.ts'
import { checkOwnPassword } from '../sessions/check-own-password.ts'
import { findOwnProvider, findProverOf } from '../sign-in-domains/door.ts'
import { sealVisit, type Visit } from './sealed-visit.ts'

const CODE_BYTES = 32
const newCode = () => randomBytes(CODE_BYTES).toString('base64url')

type Asked = { provider: Provider; device?: string }

/** Leads a browser to a provider's page, to sign in. Only it can bring the answer back, within minutes. */
export async function startVisit({ now }: Guest, { email, ...asked }: Asked & { email?: string }) {
  return visit(now, asked, email && (await findProverOf(email)))
}

/** The same to link the caller's own account there, which takes their password. */
export async function startLink(ctx: Ctx, { password, ...asked }: Asked & { password: string }) {
  await checkOwnPassword(ctx, password)
  const { id: user, session } = ctx.caller
  return visit(ctx.now, { ...asked, links: { user, session } }, ctx.org)
}

/** `org`: whose own provider it is. */
async function visit(now: Date, { provider, ...more }: Asked & Pick<Visit, 'links'>, org: OrgId | '' | undefined) {
  if (!offeredProviders().includes(provider)) throw new AppError('provider_not_offered')
  const own = provider === 'own' && org ? await findOwnProvider(org) : undefined
  if (provider === 'own' && !own) throw new AppError('own_provider_none')
  if (own) await setOffered(own.name, true)
  const pool = poolNameOf(provider, own?.name)
  const { location: url, marks } = resumeVisit(now, { provider, pool, ...more }, 'select_account')
  return { url, marks }
}

/** A visit with secrets of its own; without a `prompt`, who has just chosen an account isn't asked again. */
export function resumeVisit(now: Date, asked: Partial<Visit> & Pick<Visit, 'provider' | 'pool'>, prompt?: string) {
  const [state, nonce, verifier] = [newCode(), newCode(), newCode()]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const held: Visit = { ...asked, state, nonce, verifier }
  return {
    location: authorizeUrl({ pool: asked.pool, state, nonce, challenge, prompt }),
    marks: { visit: sealVisit(held, now) },
  }
}
