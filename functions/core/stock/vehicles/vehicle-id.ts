import { derivedId } from '../../platform/table/ids.ts'

/** A vehicle's id is derived from its key, so it is the same vehicle, at the same address, if it comes back. */
export const vehicleIdOf = (org: string, key: string) => derivedId('vehicle', org, key)
