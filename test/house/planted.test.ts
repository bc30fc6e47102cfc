import { expect, test } from 'vitest'
import { houseOf } from './house.ts'
import { rules } from './rules.ts'

/** A planted breach of each rule: the start of the rule, the breach, and the file that breaks it. */
const PLANTED: [rule: string, breach: string, files: Record<string, string>][] = [
  ['every file has a part', 'a folder beside the doors', { 'functions/utils/dates.ts': '' }],
  [
    'every import leads',
    'core importing a test',
    { 'functions/core/people/team/list-users.ts': `import { x } from '../../../../test/cloud.ts'` },
  ],
  [
    'every import leads',
    'a path that only the running program knows',
    { 'functions/core/people/team/list-users.ts': 'import(`./` + name)' },
  ],
  [
    'every import leads',
    'a glob of files',
    { 'web/src/app/features.ts': `import.meta.glob('../features/*/routes.ts')` },
  ],
  [
    'every import leads',
    'require',
    { 'functions/core/people/team/list-users.ts': `const users = require('./users.ts')` },
  ],

  [
    'every import follows',
    'core importing bin',
    { 'functions/core/people/team/list-users.ts': `import { x } from '../../../../bin/build.ts'` },
  ],
  [
    'every import follows',
    'the stack importing core, in double quotes',
    { 'lib/aws/table.ts': `import { x } from "../../functions/core/platform/errors.ts"` },
  ],
  [
    'every import follows',
    'the contract handing core on',
    { 'functions/contract/people/team.ts': `export * from '../../core/people/team/rules.ts'` },
  ],
  [
    'every import follows',
    'a type of core in the browser',
    { 'web/src/features/team/page.tsx': `type User = import('../../../../functions/core/people/team/entity.ts').User` },
  ],
  [
    'every import follows',
    'data importing a feature, when asked',
    { 'web/src/data/people.ts': 'const page = () => import(`../features/team/page.tsx`)' },
  ],
  ...(
    [
      ['a format of its own', `const day = new Intl.DateTimeFormat('en', {})`],
      ['a text by the browser', `const day = new Date(at).toLocaleDateString()`],
      ["the browser's hour", `const isLate = new Date().getHours() > 17`],
      ['a moment of its parts', `const noon = new Date(2026, 10, 28, 12)`],
    ] as const
  ).map(([breach, text]): (typeof PLANTED)[number] => [
    'moments and money',
    breach,
    { 'web/src/features/team/page.tsx': text },
  ]),
  [
    'every host that the product calls',
    'a tracker',
    { 'functions/core/people/team/list-users.ts': `const at = 'https://api.tracker.example/' + id` },
  ],
  [
    'whoever opens a connection',
    'a request to who knows whom',
    { 'functions/core/people/team/list-users.ts': 'const answer = await fetch(address)' },
  ],
  [
    'whoever opens a connection',
    'a socket of its own',
    { 'functions/core/people/team/list-users.ts': `import { connect } from 'node:tls'` },
  ],
  [
    'an area knows only lower',
    'people importing messaging',
    { 'functions/core/people/team/list-users.ts': `import type { X } from '../../messaging/messages/entity.ts'` },
  ],
  ['an area knows only lower', 'an area that is not listed', { 'functions/core/warehouse/invoices/entity.ts': '' }],
  [
    'what all areas of the contract share',
    'a shared file importing an area',
    { 'functions/contract/fields.ts': `import { x } from '#contract/people/team.ts'` },
  ],
  [
    'a feature of the browser reaches',
    "a feature's inside",
    { 'web/src/features/calls/page.tsx': `import { x } from '../contacts/list/contact-menu.tsx'` },
  ],

  ['no files', 'two files', { 'bin/a.ts': `import './b.ts'`, 'bin/b.ts': `export * from './a.ts'` }],
  [
    'no nouns of core',
    'three nouns',
    {
      'functions/core/people/team/rules.ts': `import type { X } from '../sessions/session-lives.ts'`,
      'functions/core/people/sessions/session-lives.ts': `import type { X } from '../accounts/rules.ts'`,
      'functions/core/people/accounts/rules.ts': `import type { X } from '../team/entity.ts'`,
    },
  ],
  [
    'no features of the browser',
    'two features',
    {
      'web/src/features/calls/page.tsx': `import { x } from '../contacts/index.ts'`,
      'web/src/features/contacts/row.tsx': `import { x } from '../calls/index.ts'`,
    },
  ],
  [
    "no parts of a browser's feature",
    'two parts',
    {
      'web/src/features/chats/files/drop.tsx': `import { x } from '../thread/thread.tsx'`,
      'web/src/features/chats/thread/bubble.tsx': `import { x } from '../files/chips.tsx'`,
    },
  ],
  [
    'no parts of the local cloud',
    'the cloud and its console',
    {
      'lib/local/cloud.ts': `import './console.ts'`,
      'lib/local/console/calls.ts': `import { x } from '../cloud/run-job.ts'`,
    },
  ],

  [
    'a part imports its own packages',
    'React in core',
    { 'functions/core/people/team/list-users.ts': `import { useState } from 'react'` },
  ],
  [
    'a part imports its own packages',
    'S3 in rules',
    { 'functions/core/messaging/files/rules.ts': `import { S3Client } from '@aws-sdk/client-s3'` },
  ],
  [
    'a part imports its own packages',
    'the table in a use case',
    { 'functions/core/people/team/list-users.ts': `import { GetCommand } from '@aws-sdk/lib-dynamodb'` },
  ],
  [
    'a part imports its own packages',
    "a store's command in a use case",
    {
      'functions/core/people/team/list-users.ts': `import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'`,
    },
  ],
  [
    'a part imports its own packages',
    'Twilio at the start',
    { 'functions/core/telephony/twilio/client.ts': `import twilio from 'twilio'` },
  ],
  [
    'a part imports its own packages',
    'what tests use in ui',
    { 'web/src/ui/panel.tsx': `import { events } from 'aws-amplify/api'` },
  ],
  [
    'a part imports its own packages',
    'all of zod in the contract',
    { 'functions/contract/people/team.ts': `import * as z from 'zod'` },
  ],

  ['core knows a closed list', 'a word alone', { 'functions/core/people/team/thing.ts': '' }],
  ['core knows a closed list', 'a file of an area itself', { 'functions/core/people/formats.ts': '' }],
  [
    'rules and other pure files',
    'rules that ask a store',
    {
      'functions/core/people/team/rules.ts': `import { find } from './store.ts'`,
      'functions/core/people/team/store.ts': '',
    },
  ],
  [
    'rules and other pure files',
    'rules that read the clock',
    { 'functions/core/people/team/rules.ts': 'export const isLate = (at: number) => at < Date.now()' },
  ],
  [
    'rules and other pure files',
    'rules that read it by a new date',
    { 'functions/core/people/team/rules.ts': 'export const now = () => new Date()' },
  ],
  [
    'rules and other pure files',
    'a pure file that writes through another',
    {
      'functions/core/people/audit/name-of.ts': `import { recordAct } from './record-act.ts'`,
      'functions/core/people/audit/record-act.ts': `import { putAct } from './store.ts'`,
      'functions/core/people/audit/store.ts': '',
    },
  ],
  [
    'rules and other pure files',
    'a pure file that reads the clock through another, when asked',
    {
      'functions/core/people/audit/name-of.ts': `const read = () => import('./read-day.ts')`,
      'functions/core/people/audit/read-day.ts': 'export const day = () => performance.now()',
    },
  ],
  [
    'the contract, entities, and',
    'an entity that reads the clock',
    { 'functions/core/people/team/entity.ts': 'export const ttl = () => Date.now() / 1000' },
  ],
  [
    'a key of the table',
    'a key at a door',
    { 'functions/api/team.ts': `const key = { pk: \`O#\${org}\`, sk: 'TEAM' }` },
  ],
  [
    'a key of the table',
    'a key in a use case',
    { 'functions/core/people/team/list-users.ts': `const partition = \`\${org}#\${desk}\`` },
  ],
  [
    'a key of the table',
    'a key in a store',
    { 'functions/core/people/team/store.ts': `const range = { beginsWith: 'PART#' }` },
  ],
  [
    'an organization is proven',
    'a text taken for an organization',
    { 'functions/core/people/team/list-users.ts': 'const org = id as OrgId' },
  ],
  [
    'an organization is proven',
    'a store that proves one',
    { 'functions/core/people/team/store.ts': 'const org = provenOrg(id)' },
  ],
  [
    'an area names no act',
    "a notice of the calls' in people",
    {
      'functions/contract/calls/notices.ts': `export const callsNotices = { call_missed: {} } as const`,
      'functions/core/people/notifications/record-news.ts': `const isMailed = (kind: string) => kind !== 'call_missed'`,
    },
  ],
  [
    'what differs between channels',
    'a channel asked for by a constant',
    {
      'functions/core/messaging/messages/gate.ts': `const SMS = 'sms'\nexport const isText = (channel: string) => channel === SMS`,
    },
  ],
  [
    'messaging knows no carrier',
    "a message sent by Twilio's own account",
    {
      'functions/core/messaging/messages/deliver-message.ts': `import { openTwilio } from '../../telephony/twilio/twilio.ts'`,
    },
  ],

  [
    'a row with which a member changes',
    'an export’s file without a right',
    {
      'functions/contract/customers/exports.ts': `export const exports = { get: route({ method: 'GET', path: '/api/exports', access: 'member', uses: ['table:read', 'exports:read'] }) }`,
    },
  ],
  [
    'a row with which a member changes',
    'a change without a right',
    {
      'functions/contract/customers/notes.ts': `export const notes = { restore: route({ method: 'POST', path: '/api/notes', access: 'member' }) }`,
    },
  ],
  ['the server is asked', 'fetch in a component', { 'web/src/features/team/page.tsx': `fetch('/api/team')` }],
  ['the server is asked', 'fetch of the window', { 'web/src/features/team/use-team.ts': `window.fetch('/api/team')` }],
  ['the server is asked', 'useSWR in a feature', { 'web/src/features/team/use-team.ts': `import useSWR from 'swr'` }],
  [
    "what calls the contract's rows",
    'the client in a feature',
    { 'web/src/features/team/use-team.ts': `import { call } from '../../lib/client.ts'` },
  ],
  ['folders are those', 'services in the browser', { 'web/src/services/team.ts': '' }],
  ['folders are those', 'helpers as a noun', { 'functions/core/people/helpers/team.ts': '' }],
  ['folders are those', 'a floor more', { 'functions/core/people/team/lists/list-users.ts': '' }],
  ['files are named', 'utils in an area', { 'functions/contract/people/utils.ts': '' }],
  ['files are named', 'helpers of a noun', { 'web/src/features/team/team-helpers.ts': '' }],
  ['files are named', 'capitals', { 'web/src/features/team/TeamPage.tsx': '' }],
  [
    'no file, and no style sheet',
    'a file of 400 lines',
    { 'functions/core/people/team/list-users.ts': '\n'.repeat(400) },
  ],
  ['only a feature of the browser', 'an index in core', { 'functions/core/people/team/index.ts': '' }],
  ['no file, and no style sheet', 'a style sheet of 300 lines', { 'web/src/features/team/team.css': '\n'.repeat(300) }],
  [
    'no function is longer',
    'a component of 90 lines',
    { 'web/src/features/team/page.tsx': `export function Page() {${'\n'.repeat(90)}}` },
  ],
  [
    'no file only hands on',
    'a barrel in core',
    { 'functions/core/people/team/list-users.ts': `export { a } from './a.ts'\nexport * from './rules.ts'` },
  ],
  [
    'what is exported is imported',
    'a function that nobody calls',
    { 'functions/core/people/team/rules.ts': 'export const isLate = () => true' },
  ],

  [
    'a noun is entered by its door',
    "another noun's store",
    {
      'functions/core/customers/notes/list-notes.ts': `import { findMember } from '../../people/team/store.ts'`,
      'functions/core/people/team/store.ts': '',
    },
  ],
  [
    'a noun is entered by its door',
    "another noun's keys",
    {
      'functions/core/customers/notes/list-notes.ts': `import { Member } from '../../people/team/entity.ts'`,
      'functions/core/people/team/entity.ts': '',
    },
  ],
  [
    'a noun is entered by its door',
    "another noun's rules at a door",
    {
      'functions/api/team.ts': `import { isLate } from '../core/people/team/rules.ts'`,
      'functions/core/people/team/rules.ts': '',
    },
  ],
  [
    'what was asked for is marked by a door',
    'a contact that nobody asked for, as if somebody had',
    { 'functions/core/customers/notes/list.ts': 'export const present = (contact) => show(contact as Seen<Contact>)' },
  ],
  [
    'a door has code of its own',
    "a door that renames its store's find",
    { 'functions/core/people/team/door.ts': `import * as store from './store.ts'\nexport const find = store.find` },
  ],
  [
    'what follows a change puts work',
    'a follower that sends by itself',
    {
      'functions/core/people/team/follow.ts': `import { sendMail } from '../../platform/aws/mail.ts'`,
      'functions/core/platform/aws/mail.ts': '',
    },
  ],

  [
    'environment variables are read',
    'a variable read in core',
    { 'functions/core/people/team/write-mail.ts': `export const link = process.env.PUBLIC_URL + '/team'` },
  ],
  [
    "the browser's storage is used",
    'storage in a component',
    { 'web/src/features/team/page.tsx': `localStorage.setItem('team', 'open')` },
  ],
  [
    "the wire's addresses, and its rows",
    'an address by hand',
    { 'web/src/features/team/page.tsx': `const path = '/api/team/' + id` },
  ],
  [
    "the wire's addresses, and its rows",
    'a row by hand',
    { 'web/src/features/team/page.tsx': 'interface Member { id: string; first_name: string; last_name: string }' },
  ],
  ['colors are chosen', 'a color by hand', { 'web/src/features/team/page.tsx': `const red = '#b3202a'` }],
  [
    'sentences that people read',
    'a sentence in a component',
    { 'web/src/features/team/page.tsx': 'const page = <p>Nobody is here yet.</p>' },
  ],
  [
    'sentences that people read',
    'a sentence in core',
    { 'functions/core/people/team/update-role.ts': `export const message = 'The role was changed.'` },
  ],
  ['rules throw no dice', 'dice in rules', { 'functions/core/people/team/rules.ts': 'const one = Math.random()' }],
  [
    'the table is never scanned',
    'a scan',
    { 'functions/core/people/team/store.ts': `import { ScanCommand } from 'dynamodb-toolbox/table/actions/scan'` },
  ],
  ['how often the server is asked', 'polling', { 'web/src/features/team/page.tsx': 'setInterval(read, 3000)' }],
  [
    'no HTML is set raw',
    'raw HTML',
    { 'web/src/features/team/page.tsx': 'const page = <p dangerouslySetInnerHTML={{ __html: body }} />' },
  ],
  [
    'a script of a public page is one function',
    'a helper beside it',
    { 'web/pages/scripts/go-back.ts': `export function goBack() { step() }\nfunction step() { history.back() }` },
  ],
  [
    'no error is swallowed',
    'an empty catch',
    { 'functions/core/people/team/update-role.ts': 'try { read() } catch {}' },
  ],
  [
    'a row with which a member changes',
    'a GET that writes without a right',
    {
      'functions/contract/customers/notes.ts': `const writes = ['table:write'] as const\nexport const notes = { list: route({ method: 'GET', path: '/api/notes', access: 'member', uses: writes }) }`,
    },
  ],
  ...(
    [
      ['a trial', `const texts = { hint: { en: '14 days free. No card.', es: '' } }`],
      ['a guarantee in Spanish', 'const a = `Te devolvemos el dinero durante 30 días`'],
      ['its users in a sentence of JSX', 'const page = <b>Up to ten users</b>'],
      ['a price', `const price = 'Only $400 a month'`],
    ] as const
  ).map(([breach, text]): [string, string, Record<string, string>] => [
    'what the plan promises',
    breach,
    { 'web/src/features/team/texts.tsx': text },
  ]),
  [
    'a text calls a thing by its one name',
    'a second word in English',
    { 'web/src/features/team/texts.ts': `const texts = { moved: { en: 'Moved in the pipeline', es: 'Se movió' } }` },
  ],
  [
    'a text calls a thing by its one name',
    'a second word in Spanish, in a sentence put together',
    {
      'functions/contract/people/refusals.ts': 'const a = { b: { en: () => `No`, es: (c) => `Sin ` + c + ` dueños` } }',
    },
  ],
  [
    'a text on the screen has',
    'a typewriter’s apostrophe, and a text to be sent that may have it',
    {
      'web/src/features/team/texts.ts': `const texts = { gone: { en: "It isn't here", es: 'No está' } }`,
      'functions/contract/people/mails.ts': `const mail = { en: "It isn't here", es: 'No está' }`,
    },
  ],
]

test.each(PLANTED)('the rule “%s …” sees %s', (says, _, files) => {
  const rule = rules.find((one) => one.says.startsWith(says))
  expect(rule?.breaches(houseOf(Object.entries(files).map(([path, text]) => ({ path, text }))))).toHaveLength(1)
})

test('every rule has seen a breach planted', () => {
  expect(rules.filter(({ says }) => !PLANTED.some(([planted]) => says.startsWith(planted)))).toEqual([])
})
