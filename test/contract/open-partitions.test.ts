import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openPartitions, sealedPartitions } from '#contract/table.ts'
import type { Use } from '#contract/uses.ts'
import { functionList } from '../../lib/function-list.ts'
import { functionsWith } from './function-files.ts'

interface Entity {
  entityName: string
  schema: { attributes: Record<string, unknown> }
  /** Not of words and attempts, which are given their keys. */
  computeKey?: (of: object) => { pk: string }
}

/** Every id that an item's key may be made of. */
const ids = new Proxy({}, { get: (_, name) => (name === 'kind' ? 'catalogue' : 'X'.repeat(26)) })

async function entities(): Promise<Entity[]> {
  const files = globSync('functions/core/**/entity.ts')
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Record<string, unknown>>))
  return modules.flatMap((one) => Object.values(one) as Entity[]).filter((one) => one?.entityName)
}

const matches = (pattern: string) => new RegExp(`^${pattern.replaceAll('?', '.').replaceAll('*', '.*')}$`)

const matched = async (patterns: readonly string[]) =>
  (await entities()).filter(({ computeKey }) =>
    patterns.some((pattern) => matches(pattern).test(computeKey?.(ids).pk ?? '')),
  )
const SECRET = /token|secret|password|account_sid|email|ciphertext/
const secretsOf = ({ schema }: Entity) => Object.keys(schema.attributes).filter((field) => SECRET.test(field))

test('functions for strangers reach the catalogue and what an organization is, no connection, token, or ciphertext', async () => {
  const reached = await matched(Object.values(openPartitions).flat())
  expect(reached.map(({ entityName }) => entityName).sort()).toEqual([
    'columns',
    'dealer-page',
    'lot',
    'organization',
    'part',
    'pipeline',
    'shared-file',
    'sign-in-domain',
    'texting-page',
    'vehicle',
    'vehicle-stats',
    'visit',
  ])
  expect(reached.flatMap(secretsOf)).toEqual([])
})

/** It goes through the registers of connected dealerships, and opens none of them. */
const REGISTERS_ONLY = ['plan-rounds']
const OPENING: readonly Use[] = [
  'table:read-sealed',
  'secrets:decrypt',
  'ftp-password:decrypt',
  'google-tokens:decrypt',
]

test('connections are read by the functions whose code works with them, and no other', async () => {
  const sealed = await matched(sealedPartitions)
  expect(sealed.map(({ entityName }) => entityName).sort()).toEqual([
    'connection',
    'google-account',
    'google-hook',
    'google-state',
    'hook',
    'hook-health',
    'integration',
    'meta-page',
    'registration',
  ])
  const stores = [
    ...['telephony/connections/store.ts', 'telephony/meta-pages/store.ts'],
    ...['stock/integrations/door.ts', 'calendar/google/store.ts'],
  ]
  const working = stores.flatMap((store) => functionsWith(`functions/core/${store}`)).map(({ name }) => name)
  const reading = functionList.filter(({ uses }) => uses.some((use) => OPENING.includes(use))).map(({ name }) => name)
  expect(reading.toSorted()).toEqual([...new Set(working)].filter((name) => !REGISTERS_ONLY.includes(name)).sort())
})
