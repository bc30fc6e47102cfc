import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { teamTexts } from '../../web/src/features/team/texts.ts'
import { violationsOn } from '../axe.ts'
import { mailTo, newEmail, newOrganization, PASSWORD } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { labelsIn } from '../labels-in.ts'
import { submit, usePages } from './pages.ts'

const { open, baseOf } = usePages()

/** Without those that say a number. */
const { count: _, ...plain } = teamTexts

/** Texts from the language's other catalogs. */
const WORDS = {
  en: { actions: 'Actions for', password: 'Password', again: 'Confirm password' },
  es: { actions: 'Acciones para', password: 'Contraseña', again: 'Confirmar contraseña' },
}

async function fits(page: Page) {
  expect(await violationsOn(page)).toEqual([])
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

test.each([
  ['en', 1440],
  ['es', 390],
] as const)('in %s, %i px wide, an owner invites, promotes, suspends and removes somebody', async (language, width) => {
  const ours = await newOrganization()
  const heir = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  await ours.client.patch('/api/me', { language })
  const [t, words] = [labelsIn(language, plain), WORDS[language]]
  const look = { viewport: { width, height: 844 }, locale: `${language}-US` }
  const page = await open('/team', { as: ours.client, ...look })
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const member = page.locator('tr').filter({ hasText: 'Ines Invited' })
  const choose = async (deed: string) => {
    await page.getByRole('button', { name: `${words.actions} Ines Invited` }).click()
    await page.getByRole('menuitem', { name: deed }).click()
  }

  const email = newEmail('invited')
  await page.getByRole('button', { name: t.invite_user }).click()
  await dialog.getByLabel(t.full_name).fill('Ines Invited')
  await dialog.getByLabel(t.email_address).fill(email)
  await confirm(t.send_invite)
  await page.getByText(t.sent_title).waitFor()
  await page.keyboard.press('Escape')
  await member.getByText(t.Pending).waitFor()
  await fits(page)

  const { text } = await mailTo(email)
  const link = text.split('\n').find((line) => line.startsWith(`${baseOf()}/invitation?`)) ?? ''
  const theirs = await open(link.slice(baseOf().length), look)
  await submit(theirs, { [words.password]: PASSWORD, [words.again]: PASSWORD })
  await theirs.waitForURL('**/dashboard')
  await theirs.goto(`${baseOf()}/team`)
  await member.getByText(t.Active).waitFor()
  await theirs.getByText('Ana Agent').waitFor()
  expect(await theirs.getByRole('button', { name: t.invite_user }).count()).toBe(0)

  await choose(t.change_role)
  await dialog.getByLabel(t.role).selectOption({ label: t.manager })
  await confirm(t.change_role)
  await member.getByText(t.manager).waitFor()
  await theirs.getByRole('button', { name: t.invite_user }).waitFor()

  const { body } = await ours.client.post('/api/contacts', {
    ...{ first_name: 'Carla', last_name: 'Customer', phone: newCustomer() },
  })
  const people = (await ours.client.get('/api/users')).body.data as { id: string; email: string }[]
  await assign(ours.client, { contact_id: body.id }, people.find((one) => one.email === email)?.id ?? '')

  await choose(t.suspend)
  await fits(page)
  await dialog.getByLabel(t.conversations_go_to).selectOption({ label: t.to_stay })
  await confirm(t.suspend)
  await theirs.waitForURL('**/login')
  await member.getByText(t.Suspended).waitFor()

  await choose(t.remove)
  await dialog.getByLabel(t.conversations_go_to).selectOption({ label: t.to_agent.replace('{name}', 'Ana Agent') })
  await confirm(t.remove)
  await member.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await ours.client.get(`/api/contacts/${body.id}`)).body.assigned_agent?.id, { timeout: 20_000 })
    .toBe(heir.id)
})
