import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'

/** With this scope the bearer of an access token may read, change and delete the account directly at the pool. */
const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

/** Removes the scope from every access token: a browser's session works for our API and nothing else. */
export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const accessTokenGeneration = { scopesToSuppress: [OWN_ACCOUNT] }
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } }
}
