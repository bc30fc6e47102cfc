import { any } from 'dynamodb-toolbox/schema/any'

/** A place that a customer shared, in degrees. */
export interface SharedPlace {
  latitude: number
  longitude: number
  name?: string
  address?: string
}

export const sharedPlace = {
  kept: any().castAs<SharedPlace>(),
  present: ({ name, address, ...degrees }: SharedPlace) => ({
    ...degrees,
    name: name ?? null,
    address: address ?? null,
  }),
}
