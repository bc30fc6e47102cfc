import type { ContactItem } from './entity.ts'

/** The vehicle that a contact wrote about last. */
export const vehicleOf = (contact: { listed: Pick<ContactItem['listed'], 'vehicle'> } & Pick<ContactItem, 'vehicle'>) =>
  contact.listed.vehicle ?? contact.vehicle

/** The vehicle that they wrote about last. */
export function presentVehicle(contact: Parameters<typeof vehicleOf>[0]) {
  const { id, title = '', stockNumber = null } = vehicleOf(contact) ?? {}
  return id === undefined ? null : { id, title, stockNumber }
}
