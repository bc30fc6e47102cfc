import { callTrigger } from './call-trigger.ts'
import type { Pool } from './pool.ts'
import { OWN_ACCOUNT } from './tokens.ts'
import type { Session, User } from './user.ts'

type Answer = { claimsAndScopeOverrideDetails?: { accessTokenGeneration?: { scopesToSuppress?: string[] } } | null }

/** The tokens of a session, without the scopes that the trigger removes (event version 2). */
export async function issueTokens(
  pool: Pool,
  user: User,
  session: Session,
  why: 'Authentication' | 'HostedAuth' | 'RefreshTokens',
  { clientMetadata, nonce }: { clientMetadata?: Record<string, string>; nonce?: string } = {},
) {
  const asked = session.scopes ?? [OWN_ACCOUNT]
  const trigger = { name: 'pre-token-generation', source: `TokenGeneration_${why}`, version: '2' } as const
  const groupConfiguration = { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null }
  const { claimsAndScopeOverrideDetails } = await callTrigger<Answer>(pool, user, trigger, {
    request: { groupConfiguration, scopes: asked, ...(clientMetadata && { clientMetadata }) },
    response: { claimsAndScopeOverrideDetails: null },
  })
  const suppressed = claimsAndScopeOverrideDetails?.accessTokenGeneration?.scopesToSuppress ?? []
  const scopes = asked.filter((scope) => !suppressed.includes(scope))
  return pool.tokens.issue(user, session, { scopes, now: pool.now(), nonce })
}
