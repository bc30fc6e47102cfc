import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'

/** With this scope whoever holds an access token may read, change and delete the account at the pool itself. */
const OWN_ACCOUNT = 'aws.cognito.signin.user.admin'

/** Takes the scope out of every access token: a browser's session is good for our API and nothing else. */
export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const accessTokenGeneration = { scopesToSuppress: [OWN_ACCOUNT] }
  return { ...event, response: { claimsAndScopeOverrideDetails: { accessTokenGeneration } } }
}
