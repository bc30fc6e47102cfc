import type { Ctx } from '../../platform/ctx.ts'
import { AppError, unauthenticated } from '../../platform/errors.ts'
import { findUser } from '../accounts/door.ts'
import { associateToken } from '../pool/software-token.ts'
import { readSession } from '../sessions/read-session.ts'
import { refreshTokens } from '../sessions/refresh-tokens.ts'
import { sealStep } from '../sessions/sealed-step.ts'
import { readHeldRefresh, sealTokens } from '../sessions/sealed-tokens.ts'
import { keyUri } from './rules.ts'

/**
 * Gives the caller a secret for their authenticator app; its first code ends the setup (`confirmCode`). The pool takes
 * both only with a token for one's own account, so the session is renewed twice: once for that, once for the browser.
 */
export async function startTwoStep({ caller, now }: Ctx, { refresh }: { refresh?: string }) {
  const held = readHeldRefresh(refresh)
  if (held?.sub !== caller.id) throw unauthenticated()
  const user = await findUser(caller.id)
  if (user?.two_step && !user.lost_device) throw new AppError('two_step_on')

  const own = await refreshTokens(held, 'own account')
  const secret = await associateToken(own.access)
  const tokens = await refreshTokens({ ...held, refresh: own.refresh })
  const session = await readSession(tokens.access)
  if (!session) throw unauthenticated()
  return {
    secret,
    uri: keyUri(caller.email, secret),
    tokens: sealTokens(tokens, session),
    marks: { step: sealStep({ kind: 'setup', access: own.access }, now) },
  }
}
