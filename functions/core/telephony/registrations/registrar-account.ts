/** What dealerships are registered with; undefined where the deployment registers none. */
export function registrarAccount(): { profile: string; email: string } | undefined {
  const { TWILIO_PRIMARY_PROFILE_SID: profile, TWILIO_COMPLIANCE_EMAIL: email } = process.env
  return profile && email ? { profile, email } : undefined
}
