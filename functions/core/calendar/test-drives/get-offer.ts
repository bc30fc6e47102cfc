import { plainTitle } from '#contract/stock/plain-fact.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { standingOf } from '../../people/organizations/standing-of.ts'
import { readSettings } from '../../people/settings/door.ts'
import { notFound } from '../../platform/errors.ts'
import { getOffered } from '../../stock/showroom/door.ts'

/** A vehicle whose test drive visitors may book; throws `not_found` for any other. */
export async function getOffer(id: string, now: Date) {
  const { vehicle } = await getOffered(id)
  const { org } = vehicle
  const [settings, organization] = await Promise.all([readSettings(org, 'appointments'), findOrganization(org)])
  // Without a number there is no code.
  const isOffered = settings.test_drive_online && vehicle.availability !== 'reserved' && organization?.senders.phone
  if (!isOffered || haltOf(standingOf(organization), now)) throw notFound()
  return { org, title: plainTitle(vehicle), dealer: organization.name }
}

/** Whether there is one. */
export async function hasOffer({ id, now }: { id: string; now: Date }) {
  const offer = await getOffer(id, now).catch((error: { code?: string }) => {
    if (error.code !== 'not_found') throw error
  })
  return { is_offered: offer !== undefined }
}
