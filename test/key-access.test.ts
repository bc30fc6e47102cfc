import { beforeAll, expect, test } from 'vitest'
import { SCOPES, type Scope } from '#contract/scopes.ts'
import { newOrganization, type TestOrganization } from './cloud.ts'
import { assign, newConversation } from './dealership.ts'
import { atDoor } from './door.ts'
import { type KeyClient, newKey } from './key-client.ts'
import type { Target } from './request.ts'
import { isAboutConversation, type NamedRow, namedRows, requestOf } from './requests.ts'

interface Holder {
  name: string
  scopes: readonly Scope[]
  call: KeyClient['call']
}

let ours: TestOrganization
/** By its name: a key with all scopes, one with each alone, and one with all but each. */
let holders: Record<string, Holder>
let own: Target
let others: Target

const alone = (scope: Scope) => `${scope} alone`
const allBut = (scope: Scope) => `all but ${scope}`

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
    ['all scopes', SCOPES],
    ...SCOPES.flatMap((scope): [string, Scope[]][] => [
      [alone(scope), [scope]],
      [allBut(scope), SCOPES.filter((one) => one !== scope)],
    ]),
  ]
  const made = asked.map(async ([name, scopes]) => {
    const { at } = await newKey(ours.client, { user_id: agent.id, permissions: scopes })
    return [name, { name, scopes, call: at(atDoor) }] as const
  })
  holders = Object.fromEntries(await Promise.all(made))
})

const forPeople = namedRows.filter(({ row }) => !['public', 'visitor', 'signed'].includes(row.access))

// A key with all scopes but one shows for each of the others that it does not help.
test.each(forPeople)('$name answers each key as its row says', async (row) => {
  const { scope } = row.row
  const askers = scope ? [alone(scope), allBut(scope)] : ['all scopes']
  const about = isAboutConversation(row) ? [own, others] : [own]
  const answered: Record<string, unknown> = {}
  const expected: Record<string, unknown> = {}
  for (const name of askers)
    for (const target of about) {
      const holder = holders[name] as Holder
      const cell = `${name}, ${target === own ? 'own' : 'another’s'}`
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
