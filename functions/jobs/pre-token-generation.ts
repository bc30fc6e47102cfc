import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'

/** With this scope the bearer of an access token may read, change and delete the account directly at the pool. */
const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

/**
 * Removes the scope from access tokens: a browser's session works for our API and nothing else. Our server asks for one
 * with it, which no browser gets (core/people/pool/sign-ins.ts); to ask takes the client's secret.
 */
export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const isOurs = event.request.clientMetadata?.for === 'own account'
  const accessTokenGeneration = { scopesToSuppress: isOurs ? [] : [OWN_ACCOUNT] }
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } }
}
