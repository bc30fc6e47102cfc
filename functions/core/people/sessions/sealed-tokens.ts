import { seal, unseal } from '../../platform/seals.ts'
import type { PoolTokens } from '../pool/sign-ins.ts'
import type { SessionToken } from './read-session.ts'

const PURPOSE = 'refresh token'

/** A refresh token held by the browser, with the sign-in that it belongs to. */
export type HeldRefresh = { sub: string; session: string } & Omit<PoolTokens, 'access'>

/** The pool's tokens as stored in a browser: the refresh token is sealed, so that the pool would not accept it. */
export function sealTokens({ access, refresh, by }: PoolTokens, { sub, origin_jti: session }: SessionToken) {
  const held: HeldRefresh = { sub, session, refresh, by }
  return { access, refresh: seal(PURPOSE, held), session }
}

export const readHeldRefresh = (sealed: string | undefined) => unseal<HeldRefresh>(PURPOSE, sealed)
