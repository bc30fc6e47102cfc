import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from '../axe.ts'
import { callConsole, newOrganization, PASSWORD } from '../cloud.ts'
import { totpAt } from '../totp-at.ts'
import { submit, usePages } from './pages.ts'

const { open } = usePages()

/** The provider's page, on which one says who one is. */
async function chooseAtGoogle(page: Page, email: string, hd: string) {
  await page.getByRole('heading', { name: 'Sign in with Google' }).waitFor()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Workspace domain').fill(hd)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an owner requires Google of their domain: who works there comes in by it alone, and the owner keeps their password, on a phone in Spanish', async () => {
  const looks = { viewport: { width: 390, height: 844 }, locale: 'es-MX' }
  const domain = `${randomUUID()}.example`
  const ours = await newOrganization()
  const member = await ours.addMember({ role: 'agent', email: `mia@${domain}`, language: 'es' })
  await ours.client.patch('/api/me', { language: 'es' })
  const { body } = await ours.client.post('/api/auth/totp')
  await ours.client.post('/api/auth/totp/verify', { code: totpAt(body.secret, Date.now()) })

  const owner = await open('/settings/security', { as: ours.client, ...looks })
  await owner.getByLabel('Dominio de correo', { exact: true }).fill(domain)
  await owner.getByRole('button', { name: 'Agregar', exact: true }).click()
  const record = await owner.getByLabel('Registro TXT', { exact: true }).inputValue()
  await callConsole('POST', 'dns', { domain, texts: [record] })
  await owner.getByRole('button', { name: 'Comprobar', exact: true }).click()
  await owner.getByRole('button', { name: 'Vincular: Google' }).click()
  await owner.getByRole('dialog').getByLabel('Contraseña actual', { exact: true }).fill(PASSWORD)
  await owner.getByRole('button', { name: 'Continuar con Google' }).click()
  await chooseAtGoogle(owner, `olga@${domain}`, domain)
  await owner.getByText('Cuenta vinculada.').waitFor()
  await owner.getByLabel(`Cómo inicia sesión la gente de ${domain}`).selectOption('google')
  await owner.getByText('Configuración de seguridad guardada').waitFor()
  expect(await violationsOn(owner)).toEqual([])

  const login = await open('/login', looks)
  await submit(login, { 'Correo electrónico': member.email, Contraseña: PASSWORD })
  await login.getByText('Tu agencia inicia sesión con Google.').waitFor()
  await login.getByRole('button', { name: 'Continuar con Google' }).click()
  await chooseAtGoogle(login, member.email, domain)
  // Linked just now; the twin asks each time.
  await chooseAtGoogle(login, member.email, domain)
  await login.waitForURL('**/dashboard')

  const own = await open('/login', looks)
  await submit(own, { 'Correo electrónico': ours.email, Contraseña: PASSWORD })
  await own.getByRole('heading', { name: 'Escribe tu código' }).waitFor()
  await submit(own, { Código: totpAt(body.secret, Date.now() + 30_000) })
  await own.waitForURL('**/dashboard')
})
