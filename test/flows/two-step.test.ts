import { expect, test } from 'vitest'
import { totpAt } from '../../lib/local/users/totp.ts'
import { violationsOn } from '../axe.ts'
import { logIn, newOrganization, PASSWORD } from '../cloud.ts'
import { submit, usePages } from './pages.ts'

const { open } = usePages()

test('an owner demands two-step login; an agent sets it up, and logs in with a code', async () => {
  const ours = await newOrganization()
  const agent = await ours.addMember({ role: 'agent' })

  const settings = await open('/settings/security', { as: ours.client })
  await settings.getByLabel('Everyone must use two-step login').click()
  await settings.getByRole('heading', { name: 'Set up two-step login' }).waitFor()

  const page = await open('/dashboard', { as: agent.client })
  await page.getByRole('button', { name: 'Set it up' }).click()
  const uri = await page.getByRole('textbox', { name: 'Enter this key in the app' }).inputValue()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Code from the app').fill(totpAt(uri, Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await page.getByText('Save your recovery codes').waitFor()
  const recovery = await page.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'I saved them' }).click()
  await page.getByRole('link', { name: 'Dashboard' }).first().waitFor()

  const login = await open('/login')
  await submit(login, { Email: agent.email, Password: PASSWORD })
  await login.getByRole('heading', { name: 'Enter your code' }).waitFor()
  expect(await violationsOn(login)).toEqual([])
  await submit(login, { Code: '000000' })
  await login.getByText('That code is wrong.').waitFor()
  await submit(login, { Code: totpAt(uri, Date.now() + 30_000) })
  await login.waitForURL('**/dashboard')

  const lost = await open('/login', { locale: 'es-MX', viewport: { width: 390, height: 844 } })
  await submit(lost, { 'Correo electrónico': agent.email, Contraseña: PASSWORD })
  await lost.getByRole('button', { name: 'código de recuperación' }).click()
  await submit(lost, { 'Código de recuperación': recovery[0] ?? '' })
  await lost.getByRole('heading', { name: 'Ya iniciaste sesión' }).waitFor()
  await lost.getByRole('button', { name: 'Continuar' }).click()
  await lost.getByRole('button', { name: /Set it up|Configurar/ }).waitFor()
  await logIn(agent.email)
})
