import { beforeAll, expect, test } from 'vitest'
import { SCOPES, type Scope } from '#contract/scopes.ts'
import { newOrganization, type TestOrganization } from './cloud.ts'
import { assign, newConversation } from './dealership.ts'
import { type KeyClient, newKey } from './key-client.ts'
import type { Target } from './request.ts'
import { isAboutConversation, type NamedRow, namedRows, requestOf } from './requests.ts'

interface Holder extends KeyClient {
  name: string
  scopes: readonly Scope[]
}

let ours: TestOrganization
let holders: Holder[]
let own: Target
let others: Target

beforeAll(async () => {
  ours = await newOrganization()
  const { whatsapp_from: to } = await ours.connect()
  const agent = await ours.addMember({ role: 'agent' })
  const colleague = await ours.addMember({ role: 'agent' })
  own = await newConversation(ours, { to, name: 'Own' })
  others = await newConversation(ours, { to, name: 'Another’s' })
  await assign(ours.client, own, agent.id)
  await assign(ours.client, others, colleague.id)
  own.person = agent.id

  const asked: [string, readonly Scope[]][] = [
    ['without a scope', []],
    ...SCOPES.map((scope): [string, Scope[]] => [scope, [scope]]),
    ['all scopes', SCOPES],
  ]
  holders = await Promise.all(
    asked.map(async ([name, scopes]) => ({
      name,
      scopes,
      ...(await newKey(ours.client, { user_id: agent.id, permissions: scopes })),
    })),
  )
})

const forPeople = namedRows.filter(({ row }) => !['public', 'visitor', 'signed'].includes(row.access))

test.each(forPeople)('$name answers each key as its row says', async (row) => {
  const about = isAboutConversation(row) ? [own, others] : [own]
  const answered: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const holder of holders)
    for (const target of about) {
      const cell = `${holder.name}, ${target === own ? 'own' : 'another’s'}`
      answered[cell] = await ask(holder, row, target)
      expected[cell] = answerFor(holder, row, target)
    }
  expect(answered).toEqual(expected)
})

function answerFor({ scopes }: Holder, row: NamedRow, target: Target) {
  const { scope, access } = row.row
  if (!scope) return { status: 403, scope: undefined }
  if (!scopes.includes(scope)) return { status: 403, scope }
  // All of them act for an agent.
  if (access !== 'member') return { status: 403, scope: undefined }
  if (isAboutConversation(row) && target === others) return { status: 404, scope: undefined }
  const { status } = requestOf(row, target)
  return { status: typeof status === 'number' ? status : status.signedIn, scope: undefined }
}

async function ask({ call }: Holder, row: NamedRow, target: Target) {
  const { method, path, body } = requestOf(row, target)
  const answer = await call(method, path, body)
  return { status: answer.status, scope: answer.body?.scope }
}
