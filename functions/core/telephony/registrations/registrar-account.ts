import { optionalVariable } from '../../platform/environment.ts'
/** What dealerships are registered with; undefined where the deployment registers none. */
export function registrarAccount(): { profile: string; email: string } | undefined {
  const profile = optionalVariable('TWILIO_PRIMARY_PROFILE_SID')
  const email = optionalVariable('TWILIO_COMPLIANCE_EMAIL')
  return profile && email ? { profile, email } : undefined
}
