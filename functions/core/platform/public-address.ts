import { BlockList, isIP } from 'node:net'

/** IANA's special-purpose registry for IPv4: private, loopback, link-local (and AWS's metadata), carrier NAT, tests. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]
/** The only range of IPv6 that is the public internet … */
const GLOBAL_V6 = ['2000::/3']
/** … except for the parts that are reserved or lead back to IPv4: Teredo and others, 6to4, documentation. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const specialV4 = listOf(SPECIAL_V4, 'ipv4')
const globalV6 = listOf(GLOBAL_V6, 'ipv6')
const specialV6 = listOf(SPECIAL_V6, 'ipv6')
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** False for a URL's host that is an address, and not a public one; a name is looked up when it is called. */
export function isPublicHost(host: string): boolean {
  const plain = host.replace(/^\[|\]$/g, '')
  return isIP(plain) === 0 || isPublicAddress(plain)
}

/** True if an address is publicly reachable on the internet; an IPv4 address written as IPv6 is treated as IPv4. */
export function isPublicAddress(address: string): boolean {
  const plain = MAPPED.exec(address)?.[1] ?? address
  if (isIP(plain) === 4) return !specialV4.check(plain, 'ipv4')
  if (isIP(plain) !== 6 || plain.includes('%')) return false
  return globalV6.check(plain, 'ipv6') && !specialV6.check(plain, 'ipv6')
}

function listOf(networks: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
