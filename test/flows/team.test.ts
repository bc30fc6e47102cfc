import { expect, test } from 'vitest'
import { teamTexts } from '../../web/src/features/team/texts.ts'
import { mailTo, newEmail, newOrganization, PASSWORD } from '../cloud.ts'
import { assign, newCustomer } from '../dealership.ts'
import { labelsIn } from '../labels-in.ts'
import { submit, usePages } from './pages.ts'

const { visit, baseOf } = usePages()

/** Without those that say a number. */
const { count: _, ...plain } = teamTexts

test('an owner invites, promotes, suspends and removes somebody, on a phone in Spanish', async () => {
  const ours = await newOrganization()
  const heir = await ours.addMember({ role: 'agent', first_name: 'Ana', last_name: 'Agent' })
  const t = labelsIn('es', plain)
  const look = { viewport: { width: 390, height: 844 }, locale: 'es-US' }
  const page = await visit('/team', { as: ours.client, language: 'es', ...look })
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  const confirm = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const member = page.locator('tr').filter({ hasText: 'Ines Invited' })
  const choose = async (deed: string) => {
    await page.getByRole('button', { name: 'Acciones para Ines Invited' }).click()
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

  const { text } = await mailTo(email)
  const link = text.split('\n').find((line) => line.startsWith(`${baseOf()}/invitation?`)) ?? ''
  const theirs = await visit(link.slice(baseOf().length), look)
  await submit(theirs, { Contraseña: PASSWORD, 'Confirmar contraseña': PASSWORD })
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
    first_name: 'Carla',
    last_name: 'Customer',
    phone: newCustomer(),
  })
  const people = (await ours.client.get('/api/users')).body.data as { id: string; email: string }[]
  await assign(ours.client, { contact_id: body.id }, people.find((one) => one.email === email)?.id ?? '')

  await choose(t.suspend)
  await dialog.getByLabel(t.conversations_go_to).selectOption({ label: t.to_stay })
  await confirm(t.suspend)
  await theirs.waitForURL('**/login')
  await member.getByText(t.Suspended).waitFor()

  await choose(t.remove)
  await dialog.getByLabel(t.conversations_go_to).selectOption({ label: t.to_agent.replace('{name}', 'Ana Agent') })
  await confirm(t.remove)
  await member.waitFor({ state: 'detached' })
  await expect
    .poll(async () => (await ours.client.get(`/api/contacts/${body.id}`)).body.assigned_agent?.id)
    .toBe(heir.id)
})
