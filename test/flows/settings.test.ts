import { beforeAll, describe, expect, test } from 'vitest'
import type { AiProvider } from '#contract/assistant/providers.ts'
import { accountTexts } from '../../web/src/features/settings/account/texts.ts'
import { securityTexts } from '../../web/src/features/settings/security/texts.ts'
import { violationsOn } from '../axe.ts'
import { type Client, callConsole, logIn, newOrganization, PASSWORD, type TestOrganization } from '../cloud.ts'
import { labelsIn } from '../labels-in.ts'
import { goTo, refuseUntilClick, showsBriefly, usePages } from './pages.ts'

const { visit } = usePages()
const PHONE = { width: 390, height: 844 }

let ours: TestOrganization
let agent: { id: string; client: Client }
let keys: Record<AiProvider, string>
beforeAll(async () => {
  ours = await newOrganization()
  agent = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  keys = (await callConsole('GET', 'ai')).body.keys
})

const look = (path: string, more: object = {}) =>
  visit(path, { as: ours.client, language: 'en', viewport: PHONE, ...more })

describe('a manager', () => {
  test('finds a section on a phone’s list; tries and keeps an AI key there, and takes it away', async () => {
    const page = await look('/settings')
    const menu = page.getByRole('navigation', { name: 'Settings sections' })
    await menu.getByRole('searchbox').fill('claves')
    await expect.poll(() => menu.getByRole('link').allTextContents()).toEqual(['AI & Agent Keys'])
    expect(await violationsOn(page)).toEqual([])
    await menu.getByRole('link').click()
    await page.waitForURL(/\/settings\/ai$/)
    await page.getByRole('heading', { name: 'OpenAI' }).waitFor()
    expect(await menu.count()).toBe(0)
    await page.getByRole('link', { name: 'Manager Settings' }).click()
    await menu.getByRole('link', { name: 'AI & Agent Keys' }).click()
    await page.getByRole('heading', { name: 'OpenAI' }).waitFor()
    expect(await page.getByLabel('Use OpenAI').isDisabled()).toBe(true)

    const key = page.getByLabel('API key').first()
    const attempt = () => page.getByRole('button', { name: 'Test connection' }).first().click()
    await key.fill('sk-proj-nobody-knows-this-one')
    await showsBriefly(page, 'OPENAI connection test failed', attempt)
    await page.getByText('OpenAI doesn’t accept this API key').waitFor()
    await key.fill(keys.openai)
    await showsBriefly(page, 'OPENAI connection test successful!', attempt)
    await page.getByText('Connection successful').waitFor()
    await page.getByLabel('Model').first().fill('our-own-model')
    await page.getByLabel('Use OpenAI').check()
    await page.getByLabel('Monthly cost limit').fill('-5')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Monthly cost limit (USD): enter a number from 0 to 1,000,000.').waitFor()
    await page.getByLabel('Monthly cost limit').fill('25.5')
    await showsBriefly(page, 'AI settings saved successfully', () => page.getByRole('button', { name: 'Save' }).click())
    await page.getByText(`Saved, ends in ${keys.openai.slice(-4)}`).waitFor()
    expect(await page.content()).not.toContain(keys.openai)

    await page.reload()
    await expect.poll(() => page.getByLabel('Model').first().inputValue()).toBe('our-own-model')
    await page.getByText('of $25.50').waitFor()
    await page.getByRole('button', { name: 'Remove key' }).click()
    await showsBriefly(page, 'OpenAI key removed', () =>
      page.getByRole('alertdialog').getByRole('button', { name: 'Remove key' }).click(),
    )
    expect(await page.getByLabel('Use OpenAI').isChecked()).toBe(false)
  })

  test('fills in the dealership’s form, hours, and sound', async () => {
    const page = await look('/settings/system')
    await page.getByLabel('Name').fill('Mariposa South')
    await page.getByLabel('City').fill('Laredo')
    await page.getByLabel('Country', { exact: true }).selectOption('Mexico')
    await page.getByLabel('Time zone').selectOption('America/Chicago')
    await page.getByLabel('Country for phone numbers').selectOption('MX')
    await page.getByLabel('Always open').uncheck()
    await page.getByLabel('Monday, until').fill('08:00')
    await page.getByLabel('Sound', { exact: true }).selectOption('Gentle bell')
    await page.getByLabel('Volume').fill('40')
    const save = page.locator('form').first().getByRole('button', { name: 'Save' })
    await save.click()
    await page.getByText('Closing time must be after opening time.').waitFor()
    await page.getByLabel('Monday, until').fill('20:00')
    await showsBriefly(page, 'Organization settings saved successfully', () => save.click())
    expect((await ours.client.get(`/api/organizations/${ours.org}`)).body).toMatchObject({
      name: 'Mariposa South',
      city: 'Laredo',
      country: 'Mexico',
      timezone: 'America/Chicago',
      phone_country: 'MX',
      new_chat_sound: 'Gentle bell',
      notification_volume: 40,
      business_hours: expect.arrayContaining([{ day: 'mon', from: '09:00', to: '20:00' }]),
    })
    const heard = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener('lotwire:sound', (event) => resolve((event as CustomEvent).detail)),
        ),
    )
    await page.getByRole('button', { name: 'Play' }).click()
    expect(await heard).toBe('Gentle bell')
    await ours.client.put(`/api/organizations/${ours.org}`, { business_hours: null })
  })

  test('puts the webchat on their site, whose address is taken as it is pasted, or refused in words', async () => {
    const page = await look('/settings/webchat')
    await showsBriefly(page, 'Webchat settings saved', () => page.getByLabel('Let visitors write to you').check())
    const add = async (address: string) => {
      await page.getByLabel('Site address').fill(address)
      await page.getByRole('button', { name: 'Add site' }).click()
    }
    await add('http://cars.example')
    await page.getByText('Enter a site’s address, which begins with https://').waitFor()
    for (const address of ['old.example', 'https://WWW.cars.example/used?page=2']) await add(address)
    await page.getByRole('button', { name: 'Remove https://www.cars.example' }).waitFor()
    await page.getByRole('button', { name: 'Remove https://old.example' }).click()
    await page.getByText('https://old.example').waitFor({ state: 'detached' })
    await page.getByLabel('In Spanish').fill('¡Hola! ¿Qué auto buscas?')
    await page.getByRole('button', { name: 'Save' }).click()
    const saved = async () => (await ours.client.get('/api/settings/webchat')).body
    const greeting = { en: '', es: '¡Hola! ¿Qué auto buscas?' }
    await expect.poll(saved).toMatchObject({ is_on: true, sites: ['https://www.cars.example'], greeting })
    const { key } = await saved()
    await page.locator(`input[value*="/w/${key}.js"]`).waitFor()
    await page.locator(`a[href="/chat/${key}?lang=en"]`).waitFor()
  })

  test('sets when an agent takes conversations, and how many', async () => {
    const page = await look('/settings/agents')
    await page.getByText('Taking conversations').waitFor()
    await page.getByRole('button', { name: 'Edit Ana Agent' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Ana Agent' })
    await dialog.getByLabel('Maximum open conversations').fill('7')
    await dialog.getByLabel('Working hours').selectOption('own')
    await dialog.getByLabel('Tuesday', { exact: true }).uncheck()
    await showsBriefly(page, 'Agent saved', () => dialog.getByRole('button', { name: 'Save' }).click())
    await page.getByText('0 of 7 open').waitFor()
  })

  test('of a section that could not be read sees why, and reads it again', async () => {
    const page = await look('/dashboard')
    // What was read of it before is shown as long as nothing newer can be.
    await page.reload()
    const json = { message: 'Too many.', code: 'too_many_attempts' }
    await refuseUntilClick(page, '**/api/settings/group/ai', { status: 429, json })
    await goTo(page, '/settings/ai')
    await page.getByText('Failed to load AI settings').waitFor()
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { name: 'OpenAI' }).waitFor()
  })
})

test('an agent says from the menu that they are away, and the manager sees it', async () => {
  const page = await visit('/dashboard', { as: agent.client })
  await page.getByRole('button', { name: 'Ana Agent Agent · Available' }).click()
  await page.getByRole('menuitemradio', { name: 'Away' }).click()
  await page.getByText('Agent · Away').waitFor()
  await expect.poll(async () => (await agent.client.get('/api/me')).body.available).toBe(false)
  const theirs = await look('/settings/agents')
  await theirs.getByText('Away', { exact: true }).waitFor()
  await theirs.getByRole('checkbox', { name: 'Ana Agent takes new conversations' }).check()
  await expect.poll(async () => (await agent.client.get('/api/me')).body.available).toBe(true)
})

const PHOTO = new URL('../../web/public/icons/icon-192.png', import.meta.url).pathname

test('an agent sets photo and signature, logs out elsewhere, and changes their password, on a phone in Spanish', async () => {
  const language = 'es'
  const t = labelsIn(language, { ...securityTexts, ...accountTexts })
  const member = await ours.addMember({ role: 'agent', first_name: 'Sam', last_name: 'Signed', language })
  const elsewhere = await logIn(member.email)
  const page = await visit('/dashboard', { as: member.client, viewport: PHONE })
  await page.getByRole('button', { name: 'Más', exact: true }).click()
  await page.getByRole('button', { name: 'Sam Signed' }).click()
  await page.getByRole('menuitem', { name: 'Tu cuenta' }).click()
  await page.getByRole('heading', { name: t.own_account }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await showsBriefly(page, t.picture_saved, () => page.getByLabel(t.choose_picture).setInputFiles(PHOTO))
  await page.locator('img[src*="/api/pictures/"]:visible').waitFor()
  await page.getByLabel(t.signature, { exact: true }).fill('– Sam')
  await page.getByText(`${t.preview_message}\n– Sam`).waitFor()
  await showsBriefly(page, t.saved, () => page.getByRole('button', { name: t.save, exact: true }).click())
  expect((await member.client.get('/api/me')).body.signature).toBe('– Sam')

  await page.getByText(t.this_device).waitFor()
  await showsBriefly(page, t.signed_out_all, () => page.getByRole('button', { name: t.sign_out_all }).click())
  expect((await elsewhere.get('/api/me')).status).toBe(401)

  await page.getByLabel(t.current_password).fill(PASSWORD)
  await page.getByLabel(t.new_password).fill('Another8horse')
  await showsBriefly(page, t.changed, () => page.getByRole('button', { name: t.change, exact: true }).click())
  expect((await member.client.get('/api/me')).status).toBe(200)
  expect((await (await logIn(member.email, 'Another8horse')).get('/api/me')).status).toBe(200)
})
