import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/openapi/operations.ts'
import type { Row } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { newOrganization, openClient, openCloud, type TestOrganization } from '../cloud.ts'
import { newConversation } from '../dealership.ts'
import { newKey } from '../key-client.ts'
import { newFolder } from '../new-folder.ts'

const run = promisify(execFile)
const ROOT = resolve(import.meta.dirname, '../..')

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
})
const document = async (language = 'en') =>
  (await (await openClient()).get('/api/openapi.json', { headers: { 'accept-language': language } })).body

describe('the OpenAPI document', () => {
  test('is valid, and needs no login', async () => {
    const api = await SwaggerParser.validate(await document())
    expect(api).toMatchObject({ openapi: '3.1.0', info: { title: 'Lotwire API' } })
  })

  test('describes every call that a key may make, and no other', async () => {
    const { paths } = await document()
    const described = Object.entries<Record<string, { security: object[] }>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { security }]) => [`${method.toUpperCase()} ${path}`, security]),
    )
    const rows = Object.values<Record<string, Row>>(routes).flatMap((group) => Object.values(group))
    const callable = rows.flatMap(({ method, path, scope }) =>
      scope ? [[`${method} ${path}`, [{ apiKey: [scope] }]]] : [],
    )
    expect(new Map(described as [string, unknown][])).toEqual(new Map(callable as [string, unknown][]))
    expect(operations).toHaveLength(callable.length)
  })

  test('says of each call that takes a body that it may be too large', async () => {
    const { paths } = await document()
    const all = Object.values<Record<string, { requestBody?: object; responses: object }>>(paths)
    const calls = all.flatMap((methods) => Object.values(methods))
    const sent = calls.filter(({ requestBody }) => requestBody)
    expect(sent.length).toBeGreaterThan(0)
    expect(calls.filter(({ responses }) => '413' in responses)).toEqual(sent)
  })

  test('is in the reader’s language, its names in one', async () => {
    const [english, spanish] = [await document('en'), await document('es')]
    expect(english.paths['/api/labels'].get).toMatchObject({ operationId: 'labelsList', summary: 'List labels' })
    expect(spanish.paths['/api/labels'].get).toMatchObject({ operationId: 'labelsList', summary: 'Ver las etiquetas' })
  })
})

/** A program that a customer might write with the generated client. */
const PROGRAM = `
import { chatsMessages, chatsSend, contactsList, defaults } from './client.ts'

const { BASE_URL = '', KEY = '', CONVERSATION = '' } = process.env
defaults.baseUrl = BASE_URL
defaults.headers = { authorization: \`Bearer \${KEY}\` }

const contacts = await contactsList({ perPage: 10 })
if (contacts.status !== 200) throw new Error(contacts.data.message)
const names: string[] = contacts.data.data.map(({ display_name }) => display_name)

const sent = await chatsSend('whatsapp', CONVERSATION, { body: 'It is still here.' })
if (sent.status !== 200) throw new Error(sent.data.message)

const thread = await chatsMessages('whatsapp', CONVERSATION)
if (thread.status !== 200) throw new Error('No messages')
const bodies: string[] = thread.data.messages.map(({ body }) => body)
console.log(JSON.stringify({ names, bodies }))
`
const COMPILER = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'esnext',
    lib: ['esnext', 'dom'],
    types: ['node'],
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  },
  files: ['program.ts'],
}

test('a client made from it by a generator compiles, reads contacts and sends a message', async () => {
  const { whatsapp_from: to } = await ours.connect()
  const target = await newConversation(ours, { to, name: 'Gene Rated' })
  const agent = await ours.addMember({ role: 'agent' })
  const key = await newKey(ours.client, { user_id: agent.id })

  const folder = newFolder('client')
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('openapi.json', JSON.stringify(await document()))
  write('program.ts', PROGRAM)
  write('tsconfig.json', JSON.stringify(COMPILER))
  write('package.json', JSON.stringify({ type: 'module' }))
  const node = (script: string, ...more: string[]) =>
    run(process.execPath, [join(ROOT, 'node_modules', script), ...more], { cwd: folder })
  await node('oazapfts/dist/cli.js', 'openapi.json', 'client.ts')
  await node('typescript/lib/tsc.js', '-p', '.')

  const env = { ...process.env, BASE_URL: (await openCloud()).url, KEY: key.key, CONVERSATION: target.id }
  const { stdout } = await run(process.execPath, [join(folder, 'program.ts')], { cwd: folder, env })
  expect(JSON.parse(stdout)).toEqual({
    names: ['Gene Rated'],
    bodies: ['Is it still for sale?', 'It is still here.'],
  })
})
