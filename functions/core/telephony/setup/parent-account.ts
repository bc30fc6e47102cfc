import type { Credentials } from '../twilio/twilio.ts'

/** The account under which dealerships' accounts are opened; undefined where the deployment has none. */
export function parentAccount(): Credentials | undefined {
  const { TWILIO_PARENT_ACCOUNT_SID: account_sid, TWILIO_PARENT_AUTH_TOKEN: auth_token } = process.env
  return account_sid && auth_token ? { account_sid, auth_token } : undefined
}
