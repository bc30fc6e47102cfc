import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AI_PROVIDERS } from '#contract/assistant/providers.ts'
import { LOG } from './cloud/start-cloud.ts'
import {
  callConsole,
  closeOwnCloud,
  codeIn,
  mailTo,
  newEmail,
  newOrganization,
  openCloud,
  openOwnCloud,
  PASSWORD,
} from './cloud.ts'
import { newConversation } from './dealership.ts'
import { eventually } from './eventually.ts'
import { newDealer } from './feeds.ts'
import { namedRows, requestOf } from './requests.ts'
import { itemsWith } from './table-items.ts'

/** Every secret that a dealership's users enter or receive, each with a unique value. */
const PLANTED = {
  api_secret: 'planted-twilio-api-secret-4711',
  wrong_token: 'planted-wrong-auth-token-4711',
  ftp: 'planted-ftp-password-4711',
  password: 'Planted-password-4711',
  wrong_password: 'Planted-wrong-password-4711',
  openai: 'sk-proj-planted-openai-4711',
  anthropic: 'sk-ant-planted-anthropic-4711',
  groq: 'gsk_planted-groq-4711',
  tax_id: '41-4711471',
  tax_id_digits: '414711471',
}

/** This cloud's signing keys and own secrets. */
const OURS = /^(CSRF_KEY|REALTIME_KEY|AUDIT_KEY|PUSH_KEY|EDGE_SECRET|USER_POOL_CLIENT_SECRET|PROVIDER_CLIENT_SECRET)$/

/** All responses, except those that return a secret once. */
const answered: string[] = []
const secrets: string[] = Object.values(PLANTED)

beforeAll(async () => {
  const { environment } = await openOwnCloud()
  secrets.push(...Object.entries(environment).flatMap(([name, value]) => (OURS.test(name) ? value : [])))
  const ours = await newOrganization()
  const { client } = ours
  const hear = <Answer extends { text: string; headers: object }>(answer: Answer) => {
    const { 'set-cookie': _, ...headers } = answer.headers as Record<string, unknown>
    answered.push(JSON.stringify(headers) + answer.text)
    return answer
  }
  const post = async (path: string, body?: unknown) => hear(await client.post(path, body))

  const account = await ours.connect()
  secrets.push(account.auth_token)
  await post('/api/settings/twilio', { twilio_api_secret: PLANTED.api_secret })
  await post('/api/settings/twilio/test', { twilio_auth_token: PLANTED.wrong_token })
  for (const tax_id of [PLANTED.tax_id, `${PLANTED.tax_id}9`])
    hear(await client.put('/api/connect/registration', { tax_id }))
  for (const provider of AI_PROVIDERS) {
    const settings = [{ group: 'ai', key: `${provider}_api_key`, value: PLANTED[provider] }]
    await post('/api/settings/bulk-update', { settings })
    await post('/api/settings/bulk-update', { settings: [{ ...settings[0], group: 'security' }] })
    await post('/api/settings/test/ai', { provider, api_key: PLANTED[provider] })
  }
  const dealer = await newDealer()
  for (const call of ['test', 'connect'])
    await post(`/api/inventory/integrations/${call}`, dealer.configOf({ password: PLANTED.ftp }))

  const member = await ours.addMember({ role: 'manager' })
  const { body: made } = await client.post('/api/agent-api-keys', { user_id: member.id, name: 'DMS' })
  secrets.push(made.key)
  hear(await client.post('/api/auth/login', { email: member.email, password: PLANTED.wrong_password }))
  for (const password of [PLANTED.wrong_password, PASSWORD])
    hear(await member.client.post('/api/auth/change-password', { password, new_password: PLANTED.password }))
  hear(await client.send('POST', '/api/auth/login', undefined, { raw: `{"password": "${PLANTED.password}"` }))

  const email = newEmail('invited')
  await post('/api/team/invite', { email, role: 'agent', name: 'Ines Invited' })
  secrets.push(codeIn(await mailTo(email)))

  await callConsole('POST', 'faults', { service: 'mail', kind: '503', seconds: 60 })
  const lent = await client.post('/api/team/invite', { email: newEmail('lent'), role: 'agent', name: 'Lena Lent' })
  secrets.push(lent.body.temporaryPassword)
  await callConsole('POST', 'faults', { service: 'ai', kind: '503', seconds: 60 })
  for (const provider of AI_PROVIDERS) await post('/api/settings/test/ai', { provider })

  const target = await newConversation(ours, { to: account.whatsapp_from, name: 'Carla Customer' })
  for (const row of namedRows) {
    const { method, path } = requestOf(row, target)
    if (method === 'GET' && row.row.access !== 'admin') hear(await client.get(path))
  }
  for (const path of ['/api/audit/export', '/api/contacts/exports']) {
    const { body } = await post(path, { ids: [target.contact_id] })
    const url = body.url ?? (await eventually(async () => urlOf(await client.get(`${path}/${body.id}`))))
    answered.push(await (await fetch(url)).text())
  }
})
afterAll(closeOwnCloud)

const urlOf = ({ body }: { body: { url?: string } }) => body.url ?? Promise.reject(new Error('It is not there yet.'))
const found = (texts: string[]) => secrets.filter((secret) => texts.some((text) => text.includes(secret)))

test('no secret is in an answer, a refusal, or an export', () => {
  expect(answered.length).toBeGreaterThan(50)
  expect(found(answered)).toEqual([])
})

test('none is in the table in the clear', async () => {
  expect(Object.keys(await itemsWith(secrets))).toEqual([])
})

test('none is in the log, also of what failed', async () => {
  const log = readFileSync(join((await openCloud()).dir, LOG), 'utf8')
  expect(log).toContain('"level":"warn"')
  expect(found([log])).toEqual([])
})

test('none is in what browsers load', async () => {
  const web = join((await openCloud()).dir, 'build/web')
  const files = readdirSync(web, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const texts = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
  expect(texts.length).toBeGreaterThan(50)
  expect(found(texts)).toEqual([])
})
