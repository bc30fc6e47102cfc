import { optionalVariable } from '../../platform/environment.ts'
import type { Credentials } from '../twilio/client.ts'

/** The account under which dealerships' accounts are opened; undefined where the deployment has none. */
export function parentAccount(): Credentials | undefined {
  const account_sid = optionalVariable('TWILIO_PARENT_ACCOUNT_SID')
  const auth_token = optionalVariable('TWILIO_PARENT_AUTH_TOKEN')
  return account_sid && auth_token ? { account_sid, auth_token } : undefined
}
