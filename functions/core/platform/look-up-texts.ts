import { Resolver } from 'node:dns/promises'
import { optionalVariable } from './environment.ts'

const PATIENCE = { timeout: 3000, tries: 2 }

/** The name that a name stands for, as `lookUpTexts` finds it. */
export const lookUpAlias = (name: string): Promise<string[]> =>
  openResolver()
    .resolveCname(name)
    .catch(() => [])

/** The TXT records of a domain now, whatever this process has asked before; none where its DNS does not answer. */
export async function lookUpTexts(domain: string): Promise<string[]> {
  const records = await openResolver()
    .resolveTxt(domain)
    .catch(() => [])
  return records.map((parts) => parts.join(''))
}

function openResolver(): Resolver {
  const resolver = new Resolver(PATIENCE)
  const own = optionalVariable('DNS_SERVER')
  if (own) resolver.setServers([own])
  return resolver
}
