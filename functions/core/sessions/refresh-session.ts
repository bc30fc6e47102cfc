import { AppError, unauthenticated } from '../errors.ts'
import { refreshSignIn, revokeSignIn } from '../outside/sign-ins.ts'
import { authenticateCaller } from './authenticate-caller.ts'
import { readSession } from './read-session.ts'

/** New tokens for a session that still counts; throws `unauthenticated` for every other. */
export async function refreshSession({ refresh }: { refresh?: string }) {
  const tokens = refresh && (await refreshSignIn(refresh))
  if (!refresh || !tokens) throw unauthenticated()
  try {
    const { session } = await authenticateCaller(await readSession(tokens.access))
    return { message: 'Session renewed.', tokens: { ...tokens, session } }
  } catch (error) {
    if (error instanceof AppError) await revokeSignIn(tokens.refresh ?? refresh)
    throw error
  }
}
