import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Entity } from 'dynamodb-toolbox/entity'

/** Every kind of entry that is stored, each once. */
export async function everyKind(): Promise<Entity[]> {
  const modules = await Promise.all(
    globSync('functions/core/**/*entity.ts').map((file) => import(resolve(file)) as Promise<object>),
  )
  const entities = modules.flatMap((one) => Object.values(one).filter((value) => value?.entityName !== undefined))
  return [...new Map((entities as Entity[]).map((one) => [one.entityName, one])).values()]
}

/** What lies beside a person or a vehicle goes with it. */
interface Owner {
  org: string
  user: string
  vehicle: string
}

/** Where an entry of this kind would lie, with whose it says it is; undefined where only its store makes keys. */
export function placeOf({ computeKey, schema }: Entity, { org, user, vehicle }: Owner) {
  const known: Record<string, string> = { org, dealership: org, user, id: vehicle }
  const named = new Proxy({}, { get: (_, name) => known[String(name)] ?? `some-${String(name)}` })
  const key = computeKey?.(named as never) as { pk: string; sk: string } | undefined
  return key && { ...key, ...('org' in schema.attributes && { org }) }
}

/** As a walk through the table finds what is a dealership's (platform/table/dealership-items.ts). */
export const isFound = ({ pk, sk, org }: { pk: string; sk: string; org?: string }, owner: Owner) =>
  pk.startsWith(`O#${owner.org}`) ||
  sk === owner.org ||
  org === owner.org ||
  pk === `USER#${owner.user}` ||
  pk === `VEHICLE#${owner.vehicle}`
