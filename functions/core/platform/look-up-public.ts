import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { isPublicAddress } from './public-address.ts'

type Found = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void

/** A host with a private address, which is never connected to. */
export class PrivateHost extends Error {
  override name = 'PrivateHost'
}

/** Node's lookup, except for private addresses: the address that was checked is the one connected to. */
export function lookUpPublic(host: string, options: LookupOptions, found: Found) {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const isPublic = !error && addresses.every(({ address }) => isPublicAddress(address))
    const [first] = addresses ?? []
    if (!isPublic || !first) return found(error ?? new PrivateHost(`${host} is not on the internet.`), [])
    if (options.all) return found(null, addresses)
    found(null, first.address, first.family)
  })
}
