import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { type Client, newOrganization, type TestOrganization } from '../cloud.ts'
import { newKey, openKeyClient } from '../key-client.ts'
import { usePages } from './pages.ts'

const { open } = usePages()
const WORDS = {
  en: {
    generate: 'Generate API key',
    missing: 'Please fill in all required fields',
    agent: 'Agent',
    name: 'Name',
    save: 'Save this API key now! It won’t be shown again.',
    keyOf: 'API key of',
    actionsFor: 'Actions for',
    revoke: 'Revoke',
    revoked: 'Revoked',
    added: 'Added the label',
    action: 'Action',
    removed: 'Removed the label …',
    nothing: 'Nothing found',
    suspend: 'Suspend',
    suspended: 'Suspended',
    told: 'This dealership is suspended',
    reference: 'API reference',
    call: 'List or search contacts',
  },
  es: {
    generate: 'Generar clave de API',
    missing: 'Completa todos los campos obligatorios',
    agent: 'Agente',
    name: 'Nombre',
    save: '¡Guarda esta clave de API ahora! No se volverá a mostrar.',
    keyOf: 'Clave de API de',
    actionsFor: 'Acciones de',
    revoke: 'Revocar',
    revoked: 'Revocada',
    added: 'Agregó la etiqueta',
    action: 'Acción',
    removed: 'Eliminó la etiqueta …',
    nothing: 'No se encontró nada',
    suspend: 'Suspender',
    suspended: 'Suspendida',
    told: 'Esta agencia está suspendida',
    reference: 'Referencia de la API',
    call: 'Listar o buscar contactos',
  },
} as const
const at = (width: number) => ({ viewport: { width, height: 900 } })

let ours: TestOrganization
beforeAll(async () => {
  ours = await newOrganization()
  await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
})

async function fits(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

describe.each([
  ['es', 390],
  ['en', 1440],
] as const)('in %s at %d px', (language, width) => {
  const t = WORDS[language]
  const speak = (client: Client) => client.patch('/api/me', { language })
  beforeAll(() => speak(ours.client))

  test('a manager generates a key, a program calls with it, and it is revoked', async () => {
    const page = await open('/settings/agents', { as: ours.client, ...at(width) })
    await page.getByRole('button', { name: t.generate }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t.generate }).click()
    await dialog.getByText(t.missing).first().waitFor()
    await dialog.getByLabel(t.agent).selectOption({ label: 'Ana Agent' })
    const name = `DMS ${width}`
    await dialog.getByRole('textbox', { name: t.name }).fill(name)
    await dialog.getByRole('button', { name: t.generate }).click()
    await page.getByText(t.save).waitFor()
    const key = await page.getByLabel(`${t.keyOf} ${name}`, { exact: true }).inputValue()
    await fits(page)
    const program = await openKeyClient(key)
    expect((await program.get('/api/contacts')).status).toBe(200)

    await page.getByRole('button', { name: `${t.actionsFor} ${name}` }).click()
    await page.getByRole('menuitem', { name: t.revoke }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.revoke }).click()
    await page.getByRole('listitem').filter({ hasText: name }).getByText(t.revoked, { exact: true }).waitFor()
    expect((await program.get('/api/contacts')).status).toBe(401)
  })

  test('the audit log says what was done, and can be filtered', async () => {
    await ours.client.post('/api/labels', { name: `Cash ${width}` })
    const page = await open('/settings/audit', { as: ours.client, ...at(width) })
    await page.getByText(`${t.added} Cash ${width}`).waitFor()
    await fits(page)
    await page.getByLabel(t.action, { exact: true }).selectOption({ label: t.removed })
    await page.getByText(t.nothing).waitFor()
    expect(page.url()).toContain('action=label_removed')
    await page.goBack()
    await page.getByText(`${t.added} Cash ${width}`).waitFor()
  })

  test('a system administrator suspends a dealership, whose people are told', async () => {
    const theirs = await newOrganization()
    const admin = await ours.addMember({ role: 'agent', is_system_admin: true })
    for (const { client } of [admin, theirs]) await speak(client)
    const page = await open('/admin', { as: admin.client, ...at(width) })
    const entry = page.getByRole('listitem').filter({ hasText: theirs.name })
    await entry.getByRole('button', { name: t.suspend }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.suspend }).click()
    await entry.getByText(t.suspended).waitFor()
    await fits(page)
    const told = await open('/dashboard', { as: theirs.client, ...at(width) })
    await told.getByText(t.told).waitFor()
  })

  test('developers read the reference without a login', async () => {
    const page = await open('/developers', { ...at(width), locale: language })
    await page.getByRole('heading', { name: t.reference }).waitFor()
    await page.getByText(t.call).click()
    await fits(page)
  })
})

test('what somebody did who has left the team is found in the audit log', async () => {
  const org = await newOrganization()
  const gone = await org.addMember({ role: 'manager', first_name: 'Gus', last_name: 'Gone' })
  await gone.client.post('/api/labels', { name: 'Old' })
  expect((await org.client.delete(`/api/team/members/${gone.id}`)).status).toBe(200)
  const page = await open('/settings/audit', { as: org.client })
  await page.getByText('Removed Gus Gone from the team').waitFor()
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'Removed the label …' })
  await page.getByText('Nothing found').waitFor()
  await page.getByLabel('Person').selectOption({ label: 'Gus Gone' })
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'All actions' })
  await page.getByText('Removed Gus Gone from the team').waitFor({ state: 'detached' })
  await page.getByText('Added the label Old').waitFor()
})

test('a key whose person is suspended says that it opens nothing', async () => {
  await ours.client.patch('/api/me', { language: 'es' })
  const agent = await ours.addMember({ role: 'agent', first_name: 'Sid', last_name: 'Suspended' })
  await newKey(ours.client, { user_id: agent.id })
  const page = await open('/settings/agents', { as: ours.client, ...at(390) })
  const row = page.getByRole('listitem').filter({ hasText: 'Sid Suspended' }).filter({ hasText: 'DMS' })
  await row.getByText('Activa', { exact: true }).waitFor()
  expect((await ours.client.put(`/api/team/members/${agent.id}/suspended`, { suspended: true })).status).toBe(200)
  await page.reload()
  await row.getByText('Sin acceso').waitFor()
})
