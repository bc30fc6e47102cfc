import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { newOrganization, PASSWORD } from '../cloud.ts'
import { totpAt } from '../totp-at.ts'
import { submit, usePages } from './pages.ts'

const { visit } = usePages()

test('an owner demands two-step login; an agent sets it up, and logs in with a code, on a phone in Spanish', async () => {
  const joined_at = new Date(Date.now() - 8 * 86_400_000)
  const ours = await newOrganization({ joined_at })
  const agent = await ours.addMember({ role: 'agent', language: 'es', joined_at })
  const viewport = { width: 390, height: 844 }
  const settings = await visit('/settings/security', { as: ours.client, language: 'es', viewport })
  await settings.getByLabel('Todo el equipo debe usarla').click()
  await settings.getByRole('heading', { name: 'Configura la verificación en dos pasos' }).waitFor()

  const page = await visit('/dashboard', { as: agent.client, viewport })
  await page.getByRole('button', { name: 'Activar verificación en dos pasos' }).click()
  const uri = await page.getByRole('textbox', { name: 'Escribe esta clave en la aplicación' }).inputValue()
  await page.getByRole('img', { name: 'Código QR para tu aplicación de autenticación' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('Código de la aplicación').fill(totpAt(uri, Date.now()))
  await page.getByRole('button', { name: 'Activar' }).click()
  await page.getByText('Guarda tus códigos de recuperación').waitFor()
  const recovery = await page.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: 'Ya los guardé' }).click()
  await page.getByRole('link', { name: 'Inicio' }).first().waitFor()

  const login = await visit('/login', { locale: 'es-MX', viewport })
  await submit(login, { 'Correo electrónico': agent.email, Contraseña: PASSWORD })
  await login.getByRole('heading', { name: 'Escribe tu código' }).waitFor()
  expect(await violationsOn(login)).toEqual([])
  await submit(login, { Código: '000000' })
  await login.getByText('Ese código es incorrecto.').waitFor()
  await submit(login, { Código: totpAt(uri, Date.now() + 30_000) })
  await login.waitForURL('**/dashboard')

  // Somebody else's browser.
  await login.goto('about:blank')
  await login.context().clearCookies()
  const lost = await visit('/login', { locale: 'es-MX', viewport })
  await submit(lost, { 'Correo electrónico': agent.email, Contraseña: PASSWORD })
  await lost.getByRole('button', { name: 'Usa un código de recuperación' }).click()
  await submit(lost, { 'Código de recuperación': recovery[0] ?? '' })
  await lost.getByText('Configura tu nuevo celular para continuar.').waitFor()
  await lost.getByRole('button', { name: 'Activar verificación en dos pasos' }).waitFor()
})
