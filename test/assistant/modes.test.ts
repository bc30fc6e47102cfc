import { randomUUID } from 'node:crypto'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { beforeAll, expect, test } from 'vitest'
import type { AssistantMode } from '#contract/assistant/assistant-facts.ts'
import { assistantOf } from '../../functions/core/assistant/modes/assistant-of.ts'
import { follows } from '../../functions/core/assistant/modes/follow.ts'
import { Assistant } from '../../functions/core/assistant/setup/entity.ts'
import { findContact } from '../../functions/core/customers/contacts/door.ts'
import { Contact } from '../../functions/core/customers/contacts/entity.ts'
import { type Answering, answeringOf, keptAnswering } from '../../functions/core/customers/contacts/kept-answering.ts'
import { Settings } from '../../functions/core/people/settings/entity.ts'
import { IN_GOOD_STANDING } from '../../functions/core/platform/access.ts'
import { provenOrg } from '../../functions/core/platform/ctx.ts'
import { putOrganization } from '../cloud/put-organization.ts'
import { contactItem, shown } from '../core/platform/changes/records.ts'
import { openTestTable } from '../table.ts'

beforeAll(openTestTable)

type Desk = Parameters<typeof assistantOf>[0]
/** Open on Mondays from nine to five, in Los Angeles. */
const organization = {
  business_hours: [{ day: 'mon', from: '09:00', to: '17:00' }],
  timezone: 'America/Los_Angeles',
} as Desk['organization']
const OPEN = new Date('2026-11-23T18:00:00Z')
const CLOSED = new Date('2026-11-24T06:00:00Z')

const at = (now: Date, mode: AssistantMode, drafts_otherwise: boolean, own: Answering = {}) =>
  assistantOf(
    {
      setup: { mode, drafts_otherwise } as Desk['setup'],
      organization,
      standing: IN_GOOD_STANDING,
      problem: undefined,
    },
    own,
    now,
  )

test.each([
  ['after hours', CLOSED, 'after_hours', true, { mode: 'after_hours', state: 'answers', reason: null }],
  ['in hours, where it drafts then', OPEN, 'after_hours', true, { mode: 'draft', state: 'answers', reason: 'open' }],
  ['in hours', OPEN, 'after_hours', false, { mode: 'after_hours', state: 'sleeps', reason: 'open' }],
  ['where it always answers', OPEN, 'always', true, { mode: 'always', state: 'answers', reason: null }],
] as const)('what it does %s', (_, now, mode, drafts, expected) => {
  expect(at(now, mode, drafts)).toEqual({ ...expected, until: null, is_own: false })
})

test('a mode of the contact’s own is told as such, as long as it holds', () => {
  expect(at(OPEN, 'always', false, { mode: 'draft' })).toMatchObject({ mode: 'draft', is_own: true })
  const own = { mode: 'draft', mode_until: '2026-11-23T17:00:00.000Z' } as const
  expect(at(OPEN, 'always', false, own)).toMatchObject({ mode: 'always', is_own: false })
})

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
test.each([
  ['that was written just now begins a silence', 1, {}, {}, true],
  ['whose silence is over begins none', 31, {}, {}, false],
  ['of a conversation that closed since begins none', 1, { status: 'closed' }, {}, false],
  ['from before somebody woke the assistant takes that not back', 2, {}, { changed_at: ago(1) }, false],
  ['from after that begins a silence', 1, {}, { changed_at: ago(2) }, true],
])('a person’s message %s, however late it is told', async (_, minutes, own, answering, isSilent) => {
  const org = provenOrg(await putOrganization('Mesa Motors'))
  const id = randomUUID()
  await Promise.all([
    Assistant.build(PutItemCommand).item({ org, version: 1, mode: 'always', sleep_minutes: 30 }).send(),
    Settings.build(PutItemCommand)
      .item({ org, group: 'ai', version: 1, values: { openai_enabled: 'true', openai_api_key: 'sealed' } })
      .send(),
    Contact.build(PutItemCommand)
      .item(contactItem(org, shown(id, { ...own, assistant: keptAnswering(answering) })))
      .send(),
  ])
  const after = { contact: id, direction: 'outbound', user_id: 'tess', by: 'person', sent_at: ago(minutes) }
  await follows.keep_silent.do(org, [{ before: undefined, after } as never])
  const contact = await findContact({ org }, id, true)
  expect(contact && answeringOf(contact).silent_until !== undefined).toBe(isSilent)
})
