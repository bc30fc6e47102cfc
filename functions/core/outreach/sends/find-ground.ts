import type { SettingsOf } from '#contract/settings.ts'
import { findHours } from '../../messaging/hours/find-hours.ts'
import type { Hours } from '../../messaging/hours/lawful-hours.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'

/** The dealership's rules for what goes out by itself, read once for many. */
export interface Ground {
  settings: SettingsOf<'outreach'> & SettingsOf<'mail'>
  hours: Hours
}

export async function findGround(org: OrgId): Promise<Ground> {
  const [settings, mail, hours] = await Promise.all([
    readSettings(org, 'outreach'),
    readSettings(org, 'mail'),
    findHours(org),
  ])
  return { settings: { ...settings, ...mail }, hours }
}
