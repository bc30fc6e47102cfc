import { createHash, randomBytes } from 'node:crypto'
import type { Provider } from '#contract/people/identity-providers.ts'
import type { Ctx, Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { authorizeUrl, offeredProviders } from '../pool/hosted.ts'
import { checkOwnPassword } from '../sessions/check-own-password.ts'
import { sealVisit, type Visit } from './sealed-visit.ts'

const CODE_BYTES = 32
const newCode = () => randomBytes(CODE_BYTES).toString('base64url')

type Asked = { provider: Provider; device?: string }

/** Leads a browser to a provider's page, to sign in. Only it can bring the answer back, within minutes. */
export const startVisit = ({ now }: Guest, asked: Asked) => visit(now, asked)

/** The same to link the caller's own account there, which takes their password. */
export async function startLink(ctx: Ctx, { password, ...asked }: Asked & { password: string }) {
  await checkOwnPassword(ctx, password)
  const { id: user, session } = ctx.caller
  return visit(ctx.now, { ...asked, links: { user, session } })
}

function visit(now: Date, { provider, ...more }: Asked & Pick<Visit, 'links'>) {
  if (!offeredProviders().includes(provider)) throw new AppError('provider_not_offered')
  const { location: url, marks } = resumeVisit(now, { provider, ...more }, 'select_account')
  return { url, marks }
}

/** A visit with secrets of its own; without a `prompt`, who has just chosen an account isn't asked again. */
export function resumeVisit(
  now: Date,
  { provider, ...more }: Partial<Visit> & Pick<Visit, 'provider'>,
  prompt?: string,
) {
  const [state, nonce, verifier] = [newCode(), newCode(), newCode()]
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const held: Visit = { ...more, provider, state, nonce, verifier }
  return {
    location: authorizeUrl({ provider, state, nonce, challenge, prompt }),
    marks: { visit: sealVisit(held, now) },
  }
}
