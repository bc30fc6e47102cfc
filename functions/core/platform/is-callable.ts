import { optionalVariable } from './environment.ts'
import { isPublicHost } from './public-address.ts'

/** Our own site has no https in the local cloud alone. */
export const isLocalCloud = () => new URL(optionalVariable('PUBLIC_URL') ?? 'https://invalid').protocol === 'http:'

/** Where programs listen for https; the usual one is not written. */
const PORTS = ['', '8443']

/**
 * True if an address may be called: https, on the internet, without a password in it. Its host's addresses are looked
 * at with each call. `isLocal`: in the local cloud, programs of the same machine may listen as well.
 */
export function isCallable(address: string, isLocal: boolean): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (url.username !== '' || url.password !== '') return false
  if (isLocal && url.protocol === 'http:' && url.hostname === 'localhost') return true
  // What only a resolver reads differently, and ports of other services.
  if (url.hostname.endsWith('.') || !PORTS.includes(url.port)) return false
  // A name without a dot, or of a local network, is none of the internet's.
  const isOnInternet =
    isPublicHost(url.hostname) && /[.:]/.test(url.hostname) && !/\.(localhost|local|internal)$/.test(url.hostname)
  return url.protocol === 'https:' && isOnInternet
}
